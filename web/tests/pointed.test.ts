// Tests of whether the things at which a lesson points are in sight.

import { afterEach, expect, it } from 'vitest';
import { inSightOf, next, pressable, scrolledOut } from '../src/view/pointed';

afterEach(() => document.body.replaceChildren());

function boxed(parent: Element, top: number, height: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  parent.append(element);
  return element;
}

it('a thing is out of sight if its middle is scrolled out of a list around it', () => {
  const list = boxed(document.body, 100, 200);
  list.style.overflowY = 'auto';
  const row = boxed(list, 100, 200);
  const places = [60, 80, 280, 300].map((top) => scrolledOut(boxed(row, top, 30)));
  expect(places).toEqual([true, true, false, true]);
  // An element outside the list is not scrolled out of it.
  expect(scrolledOut(boxed(document.body, 60, 30))).toBe(false);
});

it('if a sheet lies over the first thing to press, its button to close is pressed first', () => {
  const [card, target] = [boxed(document.body, 0, 30), boxed(document.body, 60, 30)];
  const sheet = boxed(document.body, 0, 50);
  sheet.setAttribute('data-leaf', '');
  sheet.innerHTML = '<header><h2>Boq</h2></header><button class="close"></button>';
  document.elementFromPoint = () => sheet;
  expect(pressable([card, target])).toEqual([sheet.querySelector('button')]);
  document.elementFromPoint = () => null;
  expect(pressable([card, target])).toEqual([card, target]);
});

it('the second thing to press is pointed at once the first is picked up', () => {
  const [first, second] = [boxed(document.body, 0, 10), boxed(document.body, 20, 10)];
  expect(next([first, second])).toEqual([first]);
  first.className = 'picked';
  expect(next([first, second])).toEqual([second]);
  expect(next([first])).toEqual([first]);
  expect(next([])).toEqual([]);
});

it('a frame ends where the prompt or the sheet of the lesson begins', () => {
  const box = { x: 10, y: 40, width: 100, height: 200 };
  expect(inSightOf({ top: 60, bottom: 200 }, box)).toEqual({ ...box, y: 60, height: 140 });
  expect(inSightOf({ top: 0, bottom: 800 }, box)).toEqual(box);
  expect(inSightOf({ top: 300, bottom: 800 }, box)).toBeNull();
});
