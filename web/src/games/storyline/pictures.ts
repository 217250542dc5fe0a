// The pictures of the signs of this game.

/** The signs that the page and the faces of all games use, too. */
const SHARED: Record<string, string> = {
  hand: 'hand',
  character: 'face-character',
  object: 'face-object',
  effect: 'face-effect',
  location: 'face-location',
};

/** Returns the picture of a sign of this game. */
export function signed(name: string): string {
  return SHARED[name] ?? `sign-${name}`;
}
