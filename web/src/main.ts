import { mount } from 'svelte';
import { App } from './app.svelte';
import { kept } from './keep';
import { followSystem } from './settings.svelte';
import { address } from './socket';
import './style/book.css';
import Book from './view/Book.svelte';
import { PIECEWISE, Pieces } from './view/piecewise';
import { learn, preferred } from './words';

followSystem();
const lang = kept().lang ?? preferred(navigator.languages);
void begin();

/** Opens the page. Evaluating the scripts has already taken a task, so each step has a task of its own. */
async function begin() {
  const target = document.getElementById('app');
  if (!target) throw new Error('the page has no place for the app');
  await nextTask();
  await learn(lang);
  const app = new App(address(location), lang);
  app.connect();
  // The page also works without a service worker. Browsers have none in private windows and at addresses without
  // encryption.
  if (import.meta.env.PROD) void navigator.serviceWorker?.register('./sw.js').then(keepLoaded, () => undefined);
  await nextTask();
  mount(Book, { target, props: { app }, context: new Map([[PIECEWISE, new Pieces()]]) });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Sends the addresses of the files that the page has loaded to the service worker, which caches these files. */
async function keepLoaded() {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}
