// Writes the types of all messages from the schemas that the server describes itself with,
// one file a family. Usage: python -m undercroft.server.openapi | node scripts/types.mjs FOLDER
import { compile } from 'json-schema-to-typescript';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const BANNER = '// Written by `npm run types`: do not edit.\n';

// What a message of the family is made of goes with it, unless a family before has it.
const FAMILIES = {
  scene: ['Moment'],
  rooms: ['NewRoom', 'Opened', 'MyRooms', 'RoomState', 'Ticket', 'Mine', 'Join'],
  campaigns: [
    'NewCampaign', 'ImportCampaign', 'JoinCampaign', 'CampaignTicket', 'CampaignPage', 'OpenEpisode', 'Attend',
    'NamedSave', 'GoBack', 'MyCampaigns', 'Deleted',
  ],
  commands: ['Command'],
  pushes: ['Push'],
};
const REST = 'pages';

function plainer(key, value) {
  if (key === 'items' && value === false) return undefined;
  if (value?.$ref) return { $ref: value.$ref.replace('#/components/schemas/', '#/definitions/') };
  if (value?.prefixItems) {
    const { prefixItems, ...others } = value;
    return { ...others, items: prefixItems };
  }
  return value;
}

async function declarations(definitions) {
  const everything = { type: 'object', definitions, additionalProperties: false };
  const options = {
    bannerComment: '',
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 100 },
  };
  const noise = /^ \* This interface was referenced by[^]*?\.\n( \*\/)/gm;
  const written = (await compile(everything, 'Everything', options))
    .replace(noise, '$1')
    .replace(/ \*\n \*\/\n/g, ' */\n')
    .replace(/^\/\*\*\n \*\/\n/gm, '');
  const parts = written.trim().split(/^(?=\/\*\*)|(?<!\*\/\n)^(?=export )/m);
  const named = parts.map((part) => [/^export \w+ (\w+)/m.exec(part)[1], part.trimEnd() + '\n']);
  return new Map(named.filter(([name]) => name !== 'Everything'));
}

function uses(declared, name) {
  const words = declared.get(name).replace(/^\/\*\*[^]*?\*\/\n/, '').match(/\b[A-Z]\w+/g) ?? [];
  return new Set(words.filter((word) => word !== name && declared.has(word)));
}

function within(declared, roots, homes, family) {
  for (const name of roots) {
    if (homes.has(name)) continue;
    homes.set(name, family);
    within(declared, uses(declared, name), homes, family);
  }
}

function imports(declared, homes, family, names) {
  const needed = new Set(names.flatMap((name) => [...uses(declared, name)]));
  return [...Object.keys(FAMILIES), REST]
    .filter((other) => other !== family)
    .map((other) => [other, [...needed].filter((name) => homes.get(name) === other).sort()])
    .filter(([, wanted]) => wanted.length)
    .map(([other, wanted]) => `import type { ${wanted.join(', ')} } from './${other}';\n`)
    .join('');
}

function file(declared, homes, family) {
  const names = [...declared.keys()].filter((name) => homes.get(name) === family);
  return [BANNER, imports(declared, homes, family, names), ...names.map((name) => declared.get(name))].join('');
}

const { schemas } = JSON.parse(await text(process.stdin), plainer).components;
for (const schema of Object.values(schemas)) {
  delete schema.title;
  if (schema.properties) schema.additionalProperties = false;
}
const declared = await declarations(schemas);
const homes = new Map();
for (const [family, roots] of Object.entries(FAMILIES)) within(declared, roots, homes, family);
within(declared, declared.keys(), homes, REST);

const folder = process.argv[2];
mkdirSync(folder, { recursive: true });
const families = [...Object.keys(FAMILIES), REST];
for (const family of families) writeFileSync(join(folder, `${family}.ts`), file(declared, homes, family));
const again = families.map((family) => `export type * from './${family}';\n`);
writeFileSync(join(folder, 'index.ts'), [BANNER, ...again].join(''));
