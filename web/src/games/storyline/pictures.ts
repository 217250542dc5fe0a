// The pictures of the signs of the storyline games.

/** The signs that the page and the faces of other games also use. */
const SHARED: Record<string, string> = {
  hand: 'hand',
  character: 'face-character',
  object: 'face-object',
  effect: 'face-effect',
  location: 'face-location',
};

/** Returns the name of the picture of a sign. */
export function signed(name: string): string {
  return SHARED[name] ?? `sign-${name}`;
}
