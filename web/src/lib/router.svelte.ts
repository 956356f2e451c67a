/** Where the reader is: the words after `#/`, such as `room/KX7WPA` or `replay/KX7WPA/57`. */
class Router {
  words = $state<string[]>(read());

  constructor() {
    addEventListener('hashchange', () => (this.words = read()));
  }

  get page(): string {
    return this.words[0] ?? '';
  }
}

function read(): string[] {
  const path = location.hash.replace(/^#\/?/, '');
  return path === '' ? [] : path.split('/').map(decodeURIComponent);
}

export const router = new Router();

export function to(...words: (string | number)[]): string {
  return `#/${words.map((word) => encodeURIComponent(word)).join('/')}`;
}

export function go(...words: (string | number)[]): void {
  location.hash = to(...words);
}

/** Go there, and let the way back lead past where one was. */
export function swap(...words: (string | number)[]): void {
  history.replaceState(null, '', to(...words));
  router.words = read();
}
