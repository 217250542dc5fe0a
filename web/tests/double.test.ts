import { expect, it } from 'vitest';
import { onceEach } from '../src/view/double';

it('the second click of a double click does nothing if the table has moved on', () => {
  const table = document.createElement('div');
  const button = table.appendChild(document.createElement('button'));
  let [moment, chosen] = [1, 0];
  onceEach(() => moment)(table);
  button.addEventListener('click', () => (chosen += 1));
  const click = (detail: number) => button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));

  click(1);
  moment = 2;
  click(2);
  expect(chosen).toBe(1);
  click(1);
  expect(chosen).toBe(2);
  // Nothing has changed here, so the double click opens and closes a thing as usual.
  click(2);
  expect(chosen).toBe(3);
  // A key or a program clicks without a count.
  moment = 3;
  click(0);
  expect(chosen).toBe(4);
});
