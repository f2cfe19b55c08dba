import type { GateManifest } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { keptCache, keptPageScope } from '@narae/shell-sdk';

const DAY_MS = 86_400_000;
const PATH = '/admin/gate/list';

/** Whether a departure's list may be on a device: from the day before it to the day after it. */
const mayKeep = (day: string): boolean =>
  day >= seoulDay(new Date(Date.now() - DAY_MS)) && day <= seoulDay(new Date(Date.now() + DAY_MS));

const addressOf = (mem_id: string, { prod_id, ymd_format }: GateManifest['departure']): string =>
  `${PATH}?${new URLSearchParams({ mem_id, prod_id, day: ymd_format })}`;

const currentLists = async (cache: Cache): Promise<{ request: Request; asked: URLSearchParams }[]> => {
  const lists = (await cache.keys())
    .map((request) => ({ request, url: new URL(request.url) }))
    .filter(({ url }) => url.pathname === PATH)
    .map(({ request, url }) => ({ request, asked: url.searchParams }));
  const isCurrent = ({ asked }: (typeof lists)[number]): boolean => mayKeep(asked.get('day') ?? '');
  await Promise.all(lists.filter((list) => !isCurrent(list)).map(({ request }) => cache.delete(request)));
  return lists.filter(isCurrent);
};

/**
 * Keeps the list of a departure of these days on the device until somebody signs out or its day is over (TICKET-9).
 * @throws what the browser's store says
 */
export const keepList = async (mem_id: string, manifest: GateManifest): Promise<void> => {
  const { departure } = manifest;
  if (!('caches' in globalThis) || !mayKeep(departure.ymd_format)) return;
  const cache = await caches.open(keptCache);
  await cache.put(addressOf(mem_id, departure), Response.json(manifest));
  await currentLists(cache);
};

/** The list this device kept of a departure for an administrator; null where it has none. */
export const readKeptList = async (mem_id: string, prod_id: string): Promise<GateManifest | null> => {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open(keptCache);
  const lists = await currentLists(cache);
  const own = lists.find(({ asked }) => asked.get('mem_id') === mem_id && asked.get('prod_id') === prod_id);
  const kept = own && (await cache.match(own.request));
  return kept ? ((await kept.json()) as GateManifest) : null;
};

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
