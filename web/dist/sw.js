// The service worker. It caches the page itself, so that the page opens without the server. It caches nothing of any
// game: the socket and every address below api/ bypass it. It always asks the server for the page first, and a new page
// takes over at once. File names depend on the content of the files, so the files of the previous page are then
// deleted.

const SHELL = 'brickroad-shell';
const PAGE = './';
/** The files that every page loads and that have no hash in their names. */
const FIXED = ['./favicon.svg', './manifest.webmanifest', './icons/192.png'];

addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil(clients.claim());
});

// A page loads its first files, such as the words of its language, before this worker can see the requests. The page
// sends the addresses of these files.
addEventListener('message', (event) => {
  event.waitUntil(keepLoaded(event.data));
});

addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const path = pathOf(url);
  if (method !== 'GET' || path === null) return;
  if (mode === 'navigate' && (path === '' || path === 'index.html')) event.respondWith(page(event.request));
  else if (path.startsWith('assets/')) event.respondWith(asset(event.request));
  else if (FIXED.includes(`./${path}`)) event.respondWith(fresh(event.request));
});

// A message says what is shown, and where a press on it leads. Browsers demand that each message is shown, so one that
// cannot be read is shown as well.
addEventListener('push', (event) => {
  const { title, body, tag, to } = told(event.data);
  const options = { body, tag, data: { to }, icon: './icons/192.png' };
  event.waitUntil(registration.showNotification(title, options));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.to));
});

function told(data) {
  const unread = { title: 'Brickroad', body: '', tag: 'unread', to: '#/' };
  try {
    return { ...unread, ...data.json() };
  } catch {
    return unread;
  }
}

/** Shows a place of the page, such as a table, in a window that is open already if there is one. */
async function show(to) {
  const place = typeof to === 'string' && to.startsWith('#/') ? new URL(PAGE + to, registration.scope).href : null;
  const open = await clients.matchAll({ type: 'window' });
  const there = open.find(({ url }) => url === place) ?? open[0];
  if (!there) return clients.openWindow(place ?? PAGE);
  // A browser may refuse to bring a window to the front. The place is shown in it all the same.
  await there.focus().catch(() => undefined);
  // A page that this worker does not control cannot be led to another place.
  if (place && there.url !== place) await there.navigate(place).catch(() => clients.openWindow(place));
}

/** Returns a path relative to the page, without query and fragment. Returns null if the page does not own the address. */
function pathOf(url) {
  if (!url.startsWith(registration.scope)) return null;
  return url.slice(registration.scope.length).replace(/[?#].*$/, '');
}

/** Returns the server's page, or the cached page if the server does not respond. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepPage(answer.clone());
    return answer;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** Caches a page. If the page differs from the cached one, all cached files are deleted first. */
async function keepPage(answer) {
  const shell = await caches.open(SHELL);
  const before = await shell.match(PAGE);
  const text = await answer.clone().text();
  if (before && (await before.text()) === text) return;
  await caches.delete(SHELL);
  await (await caches.open(SHELL)).put(PAGE, answer);
}

/** Returns a file whose name depends on its content, from the cache if possible. */
async function asset(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** Returns the server's file, or the cached file if the server does not respond. */
async function fresh(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** Caches the files at these addresses whose names depend on their content, unless they are cached already. */
async function keepLoaded(urls) {
  await Promise.all(urls.filter((url) => pathOf(url)?.startsWith('assets/')).map((url) => asset(new Request(url))));
}

/** Caches the page and the files to which it refers. */
async function fill() {
  const answer = await fetch(PAGE, { cache: 'no-cache' });
  const text = await answer.clone().text();
  await keepPage(answer);
  const named = [...text.matchAll(/(?:src|href)="(\.\/assets\/[^"]+)"/g)].map(([, path]) => path);
  await (await caches.open(SHELL)).addAll([...named, ...FIXED]);
}
