// A sign for each choice of a list: 1 to 9, then letters. Pressing the key makes the choice.
//
// A board marks its lists of choices with `data-keyed`. Each element with `data-choice` in them gets its sign as
// `data-key`, which book.css shows.

const LIST = '[data-keyed] [data-choice]';
const SIGNS = '123456789abcdefghijklmnopqrstuvwxyz';

/** Gives each choice of the lists its sign. Without `on` they have none. */
export function sign(root: ParentNode, on: boolean): void {
  const choices = on ? [...root.querySelectorAll<HTMLElement>(LIST)].slice(0, SIGNS.length) : [];
  for (const stale of root.querySelectorAll<HTMLElement>('[data-key]')) if (!choices.includes(stale)) clear(stale);
  for (const [at, choice] of choices.entries()) {
    const key = SIGNS.charAt(at);
    // An attribute that is set again would call the observer again.
    if (choice.dataset['key'] === key) continue;
    choice.dataset['key'] = key;
    choice.setAttribute('aria-keyshortcuts', key);
  }
}

function clear(choice: HTMLElement): void {
  delete choice.dataset['key'];
  choice.removeAttribute('aria-keyshortcuts');
}

/** Returns the choice of the key that was pressed, if it is one. */
export function chosen(root: ParentNode, event: KeyboardEvent): HTMLElement | null {
  if (isTyped(event) || isCommand(event)) return null;
  const key = event.key.toLowerCase();
  return SIGNS.includes(key) && key.length === 1 ? root.querySelector<HTMLElement>(`[data-key="${key}"]`) : null;
}

/** Reports whether a key is held with one that makes it a command. AltGr only chooses the sign on the key. */
export function isCommand(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
}

/** Reports whether a key belongs to a field or a dialog. */
export function isTyped({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}
