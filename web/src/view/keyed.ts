// Gives each choice in a list a key: 1 to 9, followed by letters. Pressing the key makes the choice.
//
// A board marks its lists of choices with `data-keyed`. Each element with `data-choice` in such a list gets its key as
// `data-key`, which book.css shows. A choice with `data-sign` gets that key.

const LIST = '[data-keyed] [data-choice]';
const SIGNS = '123456789abcdefghijklmnopqrstuvwxyz';

/** Gives each choice in the lists its sign. Removes the signs if `on` is false. */
export function sign(root: ParentNode, on: boolean): void {
  const choices = on ? [...root.querySelectorAll<HTMLElement>(LIST)].slice(0, SIGNS.length) : [];
  for (const stale of root.querySelectorAll<HTMLElement>('[data-key]')) if (!choices.includes(stale)) clear(stale);
  const wanted = choices.flatMap(({ dataset }) => dataset['sign'] ?? []);
  const others = [...SIGNS].filter((key) => !wanted.includes(key));
  for (const choice of choices) {
    const key = choice.dataset['sign'] ?? others.shift() ?? '';
    // Writing an attribute would notify the observer again, even without a change.
    if (choice.dataset['key'] === key) continue;
    choice.dataset['key'] = key;
    choice.setAttribute('aria-keyshortcuts', key);
  }
}

function clear(choice: HTMLElement): void {
  delete choice.dataset['key'];
  choice.removeAttribute('aria-keyshortcuts');
}

/** Returns the choice whose sign is the pressed key, or null if there is none. */
export function chosen(root: ParentNode, event: KeyboardEvent): HTMLElement | null {
  if (isTyped(event) || isCommand(event)) return null;
  const key = event.key.toLowerCase();
  return SIGNS.includes(key) && key.length === 1 ? root.querySelector<HTMLElement>(`[data-key="${key}"]`) : null;
}

/**
 * Reports whether a modifier for commands is held with a key. AltGr does not count, because it only selects a
 * character.
 */
export function isCommand(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
}

/** Reports whether a key press goes to a field or a dialog. */
export function isTyped({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}
