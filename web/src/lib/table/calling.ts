/** Ask whether this page may show notifications. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

/** Tell somebody who looks elsewhere. */
export function notify(words: string): void {
  if (document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification('Undercroft', { body: words, icon: '/icon.svg' });
  }
}
