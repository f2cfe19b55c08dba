import type { GateManifest } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { keptCache, keptPageScope, serverTime } from '@narae/shell-sdk';

const DAY_MS = 86_400_000;
const PATH = '/admin/gate/list';

/** From the day before departure to the day after it. */
const mayKeep = (day: string): boolean =>
  day >= seoulDay(new Date(serverTime().getTime() - DAY_MS)) &&
  day <= seoulDay(new Date(serverTime().getTime() + DAY_MS));

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

/** Until somebody signs out or the list's day is over (TICKET-9). @throws errors of the browser's store */
export const keepList = async (mem_id: string, manifest: GateManifest): Promise<void> => {
  const { departure } = manifest;
  if (!('caches' in globalThis) || !mayKeep(departure.ymd_format)) return;
  const cache = await caches.open(keptCache);
  await cache.put(addressOf(mem_id, departure), Response.json(manifest));
  await currentLists(cache);
};

export const readKeptList = async (mem_id: string, prod_id: string): Promise<GateManifest | null> => {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open(keptCache);
  const lists = await currentLists(cache);
  const own = lists.find(({ asked }) => asked.get('mem_id') === mem_id && asked.get('prod_id') === prod_id);
  const kept = own && (await cache.match(own.request));
  return kept ? ((await kept.json()) as GateManifest) : null;
};

const REMOTES = '/remotes.json';
const releaseFolder = /\/(?:shell|mfe-[a-z]+)\/[0-9a-f]{12}\//g;

const filesInUse = (): string[] => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.search(releaseFolder) === 0,
  );
  return [...new Set(own.map(({ pathname }) => pathname))];
};

/** From then on the worker keeps whatever is loaded. */
const inControl = (container: ServiceWorkerContainer): Promise<void> =>
  container.controller
    ? Promise.resolve()
    : new Promise((resolve) => {
        container.addEventListener('controllerchange', () => resolve(), { once: true });
      });

const addMissing = async (cache: Cache, files: readonly string[]): Promise<void> => {
  const cached = await Promise.all(files.map((file) => cache.match(file, { ignoreVary: true })));
  await cache.addAll(files.filter((_, index) => !cached[index]));
};

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
 * Keeps this page on the device, so that it opens without a network (TICKET-9); the document comes last,
 * after what it names. Without service workers the page is like any other.
 * @throws errors of the network or the store; the next visit tries again
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
