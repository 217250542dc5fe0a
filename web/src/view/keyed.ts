// Gives each choice of a list a sign: 1 to 9, then letters. Pressing this key makes the choice.
//
// A board marks its lists of choices with `data-keyed`. Each element with `data-choice` in them gets its sign as
// `data-key`, which book.css shows.

const LIST = '[data-keyed] [data-choice]';
const SIGNS = '123456789abcdefghijklmnopqrstuvwxyz';

/** Gives each choice of the lists its sign. If `on` is false, removes the signs. */
export function sign(root: ParentNode, on: boolean): void {
  const choices = on ? [...root.querySelectorAll<HTMLElement>(LIST)].slice(0, SIGNS.length) : [];
  for (const stale of root.querySelectorAll<HTMLElement>('[data-key]')) if (!choices.includes(stale)) clear(stale);
  for (const [at, choice] of choices.entries()) {
    const key = SIGNS.charAt(at);
    // Setting an attribute again would call the observer again.
    if (choice.dataset['key'] === key) continue;
    choice.dataset['key'] = key;
    choice.setAttribute('aria-keyshortcuts', key);
  }
}

function clear(choice: HTMLElement): void {
  delete choice.dataset['key'];
  choice.removeAttribute('aria-keyshortcuts');
}

/** Returns the choice of the pressed key, if it has one. */
export function chosen(root: ParentNode, event: KeyboardEvent): HTMLElement | null {
  if (isTyped(event) || isCommand(event)) return null;
  const key = event.key.toLowerCase();
  return SIGNS.includes(key) && key.length === 1 ? root.querySelector<HTMLElement>(`[data-key="${key}"]`) : null;
}

/**
 * Reports whether a key is pressed together with a command key. AltGr does not count, because it only selects a sign on
 * the key.
 */
export function isCommand(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
}

/** Reports whether a key belongs to a field or a dialog. */
export function isTyped({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}
