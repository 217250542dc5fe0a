import { mount } from 'svelte';
import { App } from './app.svelte';
import { kept } from './keep';
import { followSystem } from './settings.svelte';
import { address } from './socket';
import './style/book.css';
import Book from './view/Book.svelte';
import { PIECEWISE, Pieces } from './view/piecewise';
import { learn, preferred } from './words';

/**
 * The time in milliseconds after which even a slow device has opened the page. The service worker fetches the files of
 * the page again, so it starts only then.
 */
const OPENED = 4_000;

followSystem();
addEventListener('keydown', () => document.documentElement.setAttribute('data-keys', ''), {
  capture: true,
  once: true,
});
const lang = kept().lang ?? preferred(navigator.languages);
void begin();

/** Opens the page. Evaluating the scripts has already taken a task, so each step has a task of its own. */
async function begin() {
  const target = document.getElementById('app');
  if (!target) throw new Error('the page has no place for the app');
  await nextTask();
  await learn(lang);
  await nextTask();
  const app = new App(address(location), lang);
  app.connect();
  await nextTask();
  mount(Book, { target, props: { app }, context: new Map([[PIECEWISE, new Pieces()]]) });
  if (import.meta.env.PROD) setTimeout(register, OPENED);
}

/**
 * Registers the service worker. The page also works without one. Browsers have none in private windows and at addresses
 * without encryption.
 */
function register() {
  void navigator.serviceWorker?.register('./sw.js').then(keepLoaded, () => undefined);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Sends the addresses of the files that the page has loaded to the service worker, which caches these files. */
async function keepLoaded() {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}
