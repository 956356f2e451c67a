// Writes the sprite of the icons that are used, cut out of the whole game-icons set.
// Usage: node scripts/icons.mjs > public/icons.svg
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { icons, height } = JSON.parse(await readFile(require.resolve('@iconify-json/game-icons/icons.json')));
const used = JSON.parse(await readFile(new URL('../src/lib/icons.json', import.meta.url)));
const names = [...new Set(Object.values(used))].sort();
const missing = names.filter((name) => !icons[name]);
if (missing.length > 0) throw new Error(`no such icon: ${missing.join(', ')}`);
const symbols = names.map(
  (name) => `<symbol id="${name}" viewBox="0 0 ${height} ${height}">${icons[name].body}</symbol>`,
);
const credit = '<!-- Icons by the authors of game-icons.net, CC BY 3.0 -->';
process.stdout.write(`<svg xmlns="http://www.w3.org/2000/svg">${credit}\n${symbols.join('\n')}\n</svg>\n`);
