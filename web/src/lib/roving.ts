/** One stop of the Tab key for a group of buttons: arrows go from one to the next, Home and End to the ends. */
const BACK = ['ArrowLeft', 'ArrowUp'];
const ON = ['ArrowRight', 'ArrowDown'];
const STOPS = 'button:not([disabled]), a[href], summary';

export interface Roving {
  /** Which elements belong to the group; its buttons and links if nothing is said. */
  of?: string;
}

/** Give a group one stop; the last that had the focus keeps it, and if it goes away the next one has it. */
export function roving(group: HTMLElement, { of = STOPS }: Roving = {}): { destroy: () => void } {
  let current: HTMLElement | null = null;
  let hadFocus = false;
  let place = 0;

  const stops = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(of)].filter((one) => one.closest('[inert]') === null);

  function settle(): void {
    const found = stops();
    if (current && !found.includes(current)) {
      // What was done is gone: the focus stays at its place, so that keys go on from there.
      current = found[Math.min(place, found.length - 1)] ?? null;
      if (hadFocus && document.activeElement === document.body) current?.focus({ preventScroll: true });
    }
    current ??= found.find((one) => one.matches('.can, .primary')) ?? found[0] ?? null;
    for (const one of found) {
      const index = one === current ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  }

  function focused(event: FocusEvent): void {
    const found = stops();
    const at = found.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    [current, place, hadFocus] = [found[at] ?? null, at, true];
    settle();
  }

  function left(event: FocusEvent): void {
    // Whoever goes elsewhere has left; what vanishes under the focus has not.
    if (event.relatedTarget) hadFocus = false;
  }

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || (event.target as HTMLElement).matches('input, select, textarea')) return;
    const found = stops();
    const at = found.indexOf(document.activeElement as HTMLElement);
    const to = next(event.key, at, found.length);
    if (at < 0 || to === null) return;
    event.preventDefault();
    event.stopPropagation();
    found[to]?.focus();
  }

  const watched = new MutationObserver(settle);
  watched.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'inert'] });
  group.addEventListener('focusin', focused);
  group.addEventListener('focusout', left);
  group.addEventListener('keydown', pressed);
  settle();
  return {
    destroy() {
      watched.disconnect();
      group.removeEventListener('focusin', focused);
      group.removeEventListener('focusout', left);
      group.removeEventListener('keydown', pressed);
    },
  };
}

/** Where a key leads in a row of so many; nowhere for other keys. */
export function next(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (BACK.includes(key)) return (at - 1 + count) % count;
  if (ON.includes(key)) return (at + 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
