// Keyboard and touch: arrow keys move between the choices, and the focus is not lost when the page changes.

import type { Attachment } from 'svelte/attachments';

/**
 * The selector of all choices except one that ends a phase. That choice is separate, so that a reader who presses keys
 * repeatedly does not choose it by accident.
 */
const CHOICE = '[data-choice]:not([data-choice="last"])';
const ANY = '[data-choice]';

/** Moves the focus among the elements that match `selector` with arrow keys. Only one of them is a tab stop. */
export function arrows(selector = CHOICE): Attachment<HTMLElement> {
  return (root) => {
    const press = (event: KeyboardEvent) => {
      const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(selector) : null;
      const to = from && next(stops(root, selector), from, event.key);
      if (!to) return;
      event.preventDefault();
      to.focus();
    };
    const enter = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && event.target.matches(selector))
        oneStop(stops(root, selector), event.target);
    };
    root.addEventListener('keydown', press);
    root.addEventListener('focusin', enter);
    return () => {
      root.removeEventListener('keydown', press);
      root.removeEventListener('focusin', enter);
    };
  };
}

/**
 * Sets the focus after a change. If nothing has the focus or a choice has it, the focus moves to the first choice, or
 * else to `fallback`.
 */
export function settle(root: HTMLElement, fallback: HTMLElement | null): void {
  const choices = stops(root, CHOICE);
  const [one] = choices;
  if (one) oneStop(choices, one);
  const first = one ?? root.querySelector<HTMLElement>(ANY);
  const now = document.activeElement;
  const waits = now === fallback || now === document.body || now === null;
  if (!waits) return;
  (first ?? fallback)?.focus({ preventScroll: true });
  first?.closest('[data-card], [data-zone]')?.scrollIntoView({ block: 'nearest', behavior: 'auto' });
}

function stops(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

function oneStop(all: HTMLElement[], stop: HTMLElement): void {
  for (const each of all) each.tabIndex = each === stop ? 0 : -1;
}

function next(all: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = all.indexOf(from);
  switch (key) {
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return towards(all, from, key) ?? all[(at - 1 + all.length) % all.length];
    case 'ArrowRight':
    case 'ArrowDown':
      return towards(all, from, key) ?? all[(at + 1) % all.length];
    default:
      return undefined;
  }
}

/** Returns the nearest element on the screen in the direction of an arrow key. */
function towards(all: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const here = middle(from);
  const along = (there: { x: number; y: number }) => {
    if (key === 'ArrowLeft') return here.x - there.x;
    if (key === 'ArrowRight') return there.x - here.x;
    return key === 'ArrowUp' ? here.y - there.y : there.y - here.y;
  };
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight' ? ('y' as const) : ('x' as const);
  return all
    .map((choice) => ({ choice, there: middle(choice) }))
    .filter(({ there }) => along(there) > 4 && along(there) >= Math.abs(there[sideways] - here[sideways]))
    .sort((a, b) => along(a.there) - along(b.there))[0]?.choice;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
