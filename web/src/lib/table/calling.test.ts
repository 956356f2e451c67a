import { afterEach, expect, test, vi } from 'vitest';
import { mayNotify, notify, ring } from './calling';

afterEach(() => vi.unstubAllGlobals());

/** Notifications as a browser has them, and what was shown. */
function notifying(permission: string, isHidden: boolean): string[] {
  const shown: string[] = [];
  class Notification {
    static permission = permission;
    static requestPermission = () => Promise.resolve(permission);
    constructor(title: string, options: { body: string }) {
      shown.push(`${title}: ${options.body}`);
    }
  }
  vi.stubGlobal('Notification', Notification);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  return shown;
}

test('who looks elsewhere and allowed it is notified', async () => {
  const shown = notifying('granted', true);
  expect(await mayNotify()).toBe(true);
  notify('It is your turn.');
  expect(shown).toEqual(['Undercroft: It is your turn.']);
});

test('who looks at the page is not notified', () => {
  const shown = notifying('granted', false);
  notify('It is your turn.');
  expect(shown).toEqual([]);
});

test('who did not allow it is not notified', async () => {
  const shown = notifying('denied', true);
  expect(await mayNotify()).toBe(false);
  notify('It is your turn.');
  expect(shown).toEqual([]);
});

test('the bell is one short note that fades and lets its audio go', () => {
  const played: string[] = [];
  const tone = {
    frequency: { value: 0 },
    connect: (to: unknown) => to,
    start: () => played.push('start'),
    stop: (at: number) => played.push(`stop ${at}`),
    onended: () => {},
  };
  const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  class AudioContext {
    currentTime = 1;
    destination = {};
    createOscillator = () => tone;
    createGain = () => ({ gain, connect: () => {} });
    close = () => Promise.resolve(played.push('close'));
  }
  vi.stubGlobal('AudioContext', AudioContext);
  ring();
  tone.onended();
  expect(played).toEqual(['start', 'stop 1.7', 'close']);
});
