// Service worker of the check-in page (TICKET-9): the page that was open last opens again without a network. It answers for the page's
// document and the files of releases; everything else, calls of the API above all, passes it by. Served as it is written here.

/** What is kept; the page fills it (`keep-page.ts`), and signing out deletes it. */
const KEPT = 'narae-gate';
/** How long the network may take before the kept copy answers, in milliseconds. */
const PATIENCE_MS = 3_000;
const PAGE = '/admin/gate';
const REMOTES = '/remotes.json';
/** A file that never changes under its address (ARCH-7). */
const releaseFile = /^\/(?:shell|mfe-[a-z]+)\/[0-9a-f]{12}\/[\w.~-]+$/;

const keptCopy = (name) => caches.match(name, { cacheName: KEPT, ignoreVary: true });

const inTime = (answer) =>
  Promise.race([
    answer,
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error('the network takes too long')), PATIENCE_MS);
    }),
  ]);

/** From the network, so that a new release is seen at once; where it is silent or fails, what was kept. */
const networkFirst = async (request, name) => {
  const answer = fetch(request);
  // It may still come after the kept copy was given.
  answer.catch(() => undefined);
  try {
    const found = await inTime(answer);
    if (found.status < 500) return found;
  } catch {
    // No network, or none that answers: the kept copy is as good as it gets.
  }
  return (await keptCopy(name)) ?? answer;
};

const keptFirst = async (request) => {
  const kept = await keptCopy(request.url);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok && found.type === 'basic') await (await caches.open(KEPT)).put(request.url, found.clone());
  return found;
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(networkFirst(request, PAGE));
  else if (pathname === REMOTES) event.respondWith(networkFirst(request, REMOTES));
  else if (releaseFile.test(pathname)) event.respondWith(keptFirst(request));
});
