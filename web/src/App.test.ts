import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import App from './App.svelte';

afterEach(() => vi.unstubAllGlobals());

const HEADERS = { 'content-type': 'application/json' };

/** A server that gives these answers by the end of the path, and nothing else. */
function answering(answers: Record<string, unknown>): typeof fetch {
  return (path) => {
    const found = Object.entries(answers).find(([end]) => String(path).endsWith(end));
    const status = found ? 200 : 503;
    return Promise.resolve(new Response(JSON.stringify(found?.[1] ?? {}), { status, headers: HEADERS }));
  };
}

async function shownPage(): Promise<string> {
  const page = mount(App, { target: document.body });
  await vi.waitFor(() => expect(document.querySelector('footer span')).not.toBeNull());
  flushSync();
  const words = document.body.textContent ?? '';
  await unmount(page);
  return words;
}

test('the page names the three games and the version that serves it', async () => {
  vi.stubGlobal('fetch', answering({ '/health': { status: 'ok', version: '9.8.7' }, '/games': { games: [] } }));
  const words = await shownPage();
  for (const name of ['Alliance', 'Caverns', 'Infinity', 'Undercroft 9.8.7']) {
    expect(words).toContain(name);
  }
});

test('the page says so when the server does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('refused')));
  expect(await shownPage()).toContain('The server does not answer.');
});

test('a server that answers with an error counts as not answering', async () => {
  vi.stubGlobal('fetch', answering({}));
  expect(await shownPage()).toContain('The server does not answer.');
});
