// The reader's settings, which this browser keeps. The page shows them as attributes of the root element, which
// the style sheets read.

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

/** Returns the settings in a stored record. An unknown value is replaced by the default. */
export function read(given: Record<string, unknown>): Settings {
  const named = Object.entries(CHOICES).map(([name, values]) => {
    const known = (values as readonly unknown[]).includes(given[name]);
    return [name, known ? given[name] : values[0]];
  });
  return Object.fromEntries(named) as Settings;
}

let current: Settings = $state.raw(read(kept().settings ?? {}));

/** Returns the current settings. */
export function settings(): Settings {
  return current;
}

/** Changes a setting, applies it, and stores it. */
export function change(name: Setting, value: string): void {
  current = read({ ...current, [name]: value });
  keep({ settings: current });
  showSettings();
}

/** Reports whether motion on the page is switched off. */
export function still(): boolean {
  return current.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Applies the settings to the root element of the page. */
export function showSettings(): void {
  const { theme, size, contrast } = current;
  const root = document.documentElement.dataset;
  const more = contrast === 'more' || matchMedia('(prefers-contrast: more)').matches;
  put(root, 'theme', theme === 'system' ? null : theme);
  put(root, 'size', size === 'normal' ? null : size);
  put(root, 'contrast', more ? 'more' : null);
  put(root, 'motion', still() ? 'none' : null);
}

/** Applies the settings now, and again whenever the system's settings change. */
export function followSystem(): void {
  showSettings();
  for (const query of ['(prefers-contrast: more)', '(prefers-reduced-motion: reduce)'])
    matchMedia(query).addEventListener('change', showSettings);
}

function put(root: DOMStringMap, name: string, value: string | null): void {
  if (value === null) Reflect.deleteProperty(root, name);
  else root[name] = value;
}
