import { expect, test } from 'vitest';
import type { Glyph } from '../src/protocol';
import { units } from '../src/view/glyphs';

const icon = (name: string): Glyph => ({ type: 'icon', name, label: name });

test('no line of pictures ends with the sign that belongs to the next picture', () => {
  const plus: Glyph = { type: 'text', text: '+' };
  const most: Glyph = { type: 'text', text: '≤ 1' };
  const five: Glyph = { type: 'points', text: '5' };
  expect(units([five, icon('lion'), plus, icon('oz'), plus, icon('toto')])).toEqual([
    [five],
    [icon('lion')],
    [plus, icon('oz')],
    [plus, icon('toto')],
  ]);
  expect(units([five, icon('lion'), most])).toEqual([[five], [icon('lion')], [most]]);
});
