// Writes the types of all messages from the schemas that the server describes itself with.
// Usage: python -m undercroft.server.openapi | node scripts/types.mjs > src/lib/api/messages.ts
import { compile } from 'json-schema-to-typescript';
import { text } from 'node:stream/consumers';

const { schemas } = JSON.parse(await text(process.stdin)).components;
const moved = JSON.stringify(schemas)
  .replaceAll('#/components/schemas/', '#/definitions/')
  .replaceAll('"prefixItems":', '"items":')
  .replaceAll(',"items":false', '');
const definitions = JSON.parse(moved);
for (const schema of Object.values(definitions)) {
  delete schema.title;
  if (schema.properties) schema.additionalProperties = false;
}
const all = { type: 'object', definitions, additionalProperties: false };
const options = {
  bannerComment: '// Written by `npm run types`: do not edit.',
  unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 100 },
};
const noise = /^ \* This interface was referenced by[^]*?\.\n( \*\/)/gm;
const written = await compile(all, 'Everything', options);
const tidied = written.replace(noise, '$1').replace(/ \*\n \*\/\n/g, ' */\n').replace(/^\/\*\*\n \*\/\n/gm, '');
process.stdout.write(tidied.replace(/^export interface Everything \{\}\n/m, ''));
