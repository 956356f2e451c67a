import { afterEach, expect, test, vi } from 'vitest';
import { mayNotify, notify } from './calling';

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
