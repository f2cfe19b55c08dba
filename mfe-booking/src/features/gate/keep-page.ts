import { keptCache, keptPageScope } from '@narae/shell-sdk';

const REMOTES = '/remotes.json';
/** The folder of a release, in an address or in a text that names some. */
const releaseFolder = /\/(?:shell|mfe-[a-z]+)\/[0-9a-f]{12}\//g;

/** The files of releases that this page has been made of so far. */
const filesInUse = (): string[] => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.search(releaseFolder) === 0,
  );
  return [...new Set(own.map(({ pathname }) => pathname))];
};

/** What is loaded from then on passes the worker, which keeps it: nothing falls between it and what was loaded before. */
const inControl = (container: ServiceWorkerContainer): Promise<void> =>
  container.controller
    ? Promise.resolve()
    : new Promise((resolve) => {
        container.addEventListener('controllerchange', () => resolve(), { once: true });
      });

const addMissing = async (cache: Cache, files: readonly string[]): Promise<void> => {
  const known = await Promise.all(files.map((file) => cache.match(file, { ignoreVary: true })));
  await cache.addAll(files.filter((_, index) => !known[index]));
};

/** Deletes the files of releases that neither the document nor the list of remotes names. */
const dropOldReleases = async (cache: Cache, naming: readonly string[]): Promise<void> => {
  const current = new Set(naming.flatMap((text) => text.match(releaseFolder) ?? []));
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const old = kept.filter((file) => {
    const [release] = file.match(releaseFolder) ?? [];
    return release !== undefined && !current.has(release);
  });
  await Promise.all(old.map((file) => cache.delete(file, { ignoreVary: true })));
};

/**
 * Keeps this page on the device, so that it opens again without a network (TICKET-9). The document comes last: what it names is there by
 * then, and until then the one before opens. Where the browser has no service workers, or rejects this one, the page is as any other.
 * @throws what the network or the browser's store says; the next visit tries again
 */
export const keepPage = async (): Promise<void> => {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker || !('caches' in globalThis)) return;
  const worker = new URL('./gate-worker.js', import.meta.url);
  await serviceWorker.register(worker, { scope: keptPageScope });
  await inControl(serviceWorker);
  const cache = await caches.open(keptCache);
  await addMissing(cache, filesInUse());
  const [remotes, document] = await Promise.all([
    fetch(REMOTES, { cache: 'no-cache' }),
    fetch(keptPageScope, { headers: { accept: 'text/html' } }),
  ]);
  if (!remotes.ok || !document.ok) return;
  const naming = await Promise.all([remotes.clone().text(), document.clone().text()]);
  await cache.put(REMOTES, remotes);
  await cache.put(keptPageScope, document);
  await dropOldReleases(cache, naming);
};
