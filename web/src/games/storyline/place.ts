// Styles from the texts of the layout.

import { placed } from '../../layout/box';
import type { Label } from './layout/box';

export { placed };

/** Returns the place of a text within a box and its type size, as a style. */
export function lettered(label: Label, within: { x: number; y: number } = { x: 0, y: 0 }): string {
  return `${placed(label, within)};font-size:${label.px}px`;
}
