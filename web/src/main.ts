import { mount } from 'svelte';
import { App } from './app.svelte';
import { kept } from './keep';
import { followSystem } from './settings.svelte';
import { address } from './socket';
import './style/book.css';
import Book from './view/Book.svelte';
import { PIECEWISE, Pieces } from './view/piecewise';
import { preferred } from './words';

followSystem();
const app = new App(address(location), kept().lang ?? preferred(navigator.languages));
const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
app.connect();
// The page works without a service worker: browsers have none in private windows and at addresses without encryption.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('./sw.js').catch(() => undefined);
// Reading the scripts has already taken a task, so mounting gets a task of its own.
setTimeout(() => mount(Book, { target, props: { app }, context: new Map([[PIECEWISE, new Pieces()]]) }));
