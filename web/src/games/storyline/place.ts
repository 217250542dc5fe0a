// Converts the labels of the layout to CSS styles.

import { placed } from '../../layout/box';
import type { Label } from './layout/box';

export { placed };

/** Returns the CSS style for a label: its place within a box, and its type size. */
export function lettered(label: Label, within: { x: number; y: number } = { x: 0, y: 0 }): string {
  return `${placed(label, within)};font-size:${label.px}px`;
}
