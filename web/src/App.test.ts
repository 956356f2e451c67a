import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import App from './App.svelte';
import { askHealth } from './lib/health';

afterEach(() => vi.unstubAllGlobals());

function answering(body: unknown, status = 200): typeof fetch {
  return () => Promise.resolve(new Response(JSON.stringify(body), { status }));
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
  vi.stubGlobal('fetch', answering({ status: 'ok', version: '9.8.7' }));
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
  expect(await askHealth(answering({}, 503))).toBeNull();
});
