// Keeps the page itself, so that it opens without the server. It keeps nothing of any game: the socket and every
// address below api/ bypass it. It always asks the server for the page first. A new page takes over at once. The names
// of its files depend on their content, so everything that was kept with the page before is deleted.

const SHELL = 'brickroad-shell';
const PAGE = './';
/** The files that load with every page and have no hash in their names. */
const FIXED = ['./favicon.svg', './manifest.webmanifest', './icons/192.png'];

addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil(clients.claim());
});

addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  if (method !== 'GET' || !url.startsWith(registration.scope)) return;
  const path = url.slice(registration.scope.length).replace(/[?#].*$/, '');
  if (mode === 'navigate' && (path === '' || path === 'index.html')) event.respondWith(page(event.request));
  else if (path.startsWith('assets/')) event.respondWith(asset(event.request));
  else if (FIXED.includes(`./${path}`)) event.respondWith(fresh(event.request));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then(([open]) => (open ? open.focus() : clients.openWindow(PAGE))),
  );
});

/** Returns the server's page, or the one that is kept if the server does not answer. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepPage(answer.clone());
    return answer;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** Keeps a page. If it differs from the page before, everything that was kept is deleted first. */
async function keepPage(answer) {
  const shell = await caches.open(SHELL);
  const before = await shell.match(PAGE);
  const text = await answer.clone().text();
  if (before && (await before.text()) === text) return;
  await caches.delete(SHELL);
  await (await caches.open(SHELL)).put(PAGE, answer);
}

/** Returns a file whose content never changes under its name. */
async function asset(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** Returns the server's file, or the one that is kept. */
async function fresh(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** Keeps the page and the files that it names. */
async function fill() {
  const answer = await fetch(PAGE, { cache: 'no-cache' });
  const text = await answer.clone().text();
  await keepPage(answer);
  const named = [...text.matchAll(/(?:src|href)="(\.\/assets\/[^"]+)"/g)].map(([, path]) => path);
  await (await caches.open(SHELL)).addAll([...named, ...FIXED]);
}
