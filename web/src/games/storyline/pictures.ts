// The pictures of the signs of this game.

/** Returns the picture of a sign of this game. */
export function signed(name: string): string {
  return `sign-${name}`;
}
