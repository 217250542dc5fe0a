// The reader's settings, kept in this browser. The page shows them as attributes of the root, which book.css reads.

import { keep, kept } from './keep';

const CHOICES = {
  theme: ['system', 'light', 'dark'],
  size: ['normal', 'large', 'largest'],
  contrast: ['system', 'more'],
  motion: ['system', 'none'],
  sound: ['off', 'on'],
  notices: ['off', 'on'],
  keys: ['on', 'off'],
} as const;

type Choices = typeof CHOICES;
export type Setting = keyof Choices;
/** The chosen value of each setting. */
export type Settings = { [Name in Setting]: Choices[Name][number] };

/** Returns the possible values of a setting. The first one is the default. */
export function values(name: Setting): readonly string[] {
  return CHOICES[name];
}

/** Returns the settings that were kept. A value that is not known is replaced by the default. */
export function read(given: Record<string, unknown>): Settings {
  const named = Object.entries(CHOICES).map(([name, values]) => {
    const known = (values as readonly unknown[]).includes(given[name]);
    return [name, known ? given[name] : values[0]];
  });
  return Object.fromEntries(named) as Settings;
}

let current: Settings = $state.raw(read(kept().settings ?? {}));

/** Returns the present settings. */
export function settings(): Settings {
  return current;
}

/** Changes one setting, shows it, and keeps it. */
export function change(name: Setting, value: string): void {
  current = read({ ...current, [name]: value });
  keep({ settings: current });
  showSettings();
}

/** Reports whether nothing on the page shall move. */
export function still(): boolean {
  return current.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Shows the settings on the root of the page. */
export function showSettings(): void {
  const { theme, size, contrast } = current;
  const root = document.documentElement.dataset;
  const more = contrast === 'more' || matchMedia('(prefers-contrast: more)').matches;
  put(root, 'theme', theme === 'system' ? null : theme);
  put(root, 'size', size === 'normal' ? null : size);
  put(root, 'contrast', more ? 'more' : null);
  put(root, 'motion', still() ? 'none' : null);
}

/** Shows the settings now, and again whenever the system changes its own. */
export function followSystem(): void {
  showSettings();
  for (const query of ['(prefers-contrast: more)', '(prefers-reduced-motion: reduce)'])
    matchMedia(query).addEventListener('change', showSettings);
}

function put(root: DOMStringMap, name: string, value: string | null): void {
  if (value === null) Reflect.deleteProperty(root, name);
  else root[name] = value;
}
