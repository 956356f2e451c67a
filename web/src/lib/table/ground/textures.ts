/** Pictures of stone and wood: loaded when a board first needs them, kept from then on. */
const loaded = new Map<string, HTMLImageElement>();
const coming = new Map<string, Promise<void>>();

export function texture(name: string): HTMLImageElement | undefined {
  return loaded.get(name);
}

export async function fetchTextures(names: Iterable<string>): Promise<void> {
  await Promise.all([...names].map(one));
}

function one(name: string): Promise<void> {
  const known = coming.get(name);
  if (known) return known;
  const image = new Image();
  image.src = `/art/tex/${name}.webp`;
  // A texture that does not come leaves plain stone: the board is drawn all the same.
  const done = image.decode().then(
    () => void loaded.set(name, image),
    () => {},
  );
  coming.set(name, done);
  return done;
}
