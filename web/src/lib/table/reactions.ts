/** What to do when somebody could react. */
export const REACTIONS = [
  ['ask', 'always ask me'],
  ['could', 'ask if I could react'],
  ['pass', 'pass for me'],
] as const;
