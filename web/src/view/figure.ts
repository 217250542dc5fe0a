/** Returns a number with a typographic minus sign. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
