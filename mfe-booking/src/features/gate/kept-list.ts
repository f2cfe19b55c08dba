import type { GateManifest } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { keptCache } from '@narae/shell-sdk';

const DAY_MS = 86_400_000;
const PATH = '/admin/gate/list';

/** Whether a departure's list may be on a device: from the day before it to the day after it. */
const mayKeep = (day: string): boolean =>
  day >= seoulDay(new Date(Date.now() - DAY_MS)) && day <= seoulDay(new Date(Date.now() + DAY_MS));

const addressOf = (mem_id: string, { prod_id, ymd_format }: GateManifest['departure']): string =>
  `${PATH}?${new URLSearchParams({ mem_id, prod_id, day: ymd_format })}`;

/** The kept lists with what their addresses say, without those whose day is over: they are deleted. */
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
