import { expect, it } from 'vitest';
import { onceEach } from '../src/view/double';

it('the second click of a double click does nothing if the table has moved on', () => {
  const table = document.createElement('div');
  const button = table.appendChild(document.createElement('button'));
  let [moment, chosen] = [1, 0];
  onceEach(() => moment)(table);
  button.addEventListener('click', () => (chosen += 1));
  const click = (detail: number, time: number) => {
    const event = new MouseEvent('click', { detail, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: time });
    button.dispatchEvent(event);
    return chosen;
  };

  expect(click(1, 1000)).toBe(1);
  moment = 2;
  expect(click(2, 1180)).toBe(1);
  // The next click is meant for what is there now, even if the browser goes on counting.
  expect(click(3, 1600)).toBe(2);
  // Nothing has changed here, so the double click opens and closes a thing as usual.
  expect(click(2, 1700)).toBe(3);
  // A key or a program clicks without a count.
  moment = 3;
  expect(click(0, 1750)).toBe(4);
});
