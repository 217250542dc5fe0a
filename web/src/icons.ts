// The pictures of the table by name.

import outlines from 'virtual:icons';

/** The outline of a picture in a box of 512 by 512; nothing for a name without one. */
export function outline(name: string): string | undefined {
  return outlines[name];
}
