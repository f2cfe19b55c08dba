import { LAN_TPS, LANGUAGES, type LanTp } from '@narae/contracts/languages';
import { OWN_PACKS } from './own-packs.ts';
import type { Pack, PackLoader, PacksLoader } from './packs.ts';
import { createTexts } from './texts.ts';

export const texts = createTexts();

/** React reads `status`: `fulfilled` does not suspend, `rejected` throws at once. */
interface Loading extends Promise<void> {
  status?: 'fulfilled' | 'rejected';
  value?: undefined;
  reason?: unknown;
}

const slot = (lanTp: LanTp, ns: string): string => `${lanTp}/${ns}`;
const loaders = new Map<string, PackLoader>();
const loading = new Map<string, Loading>();

/** Downloads nothing until the texts are needed. */
export function addPack(lanTp: LanTp, ns: string, loader: PackLoader): void {
  loaders.set(slot(lanTp, ns), loader);
}

export function addPacks(ns: string, load: PacksLoader): void {
  for (const lanTp of LAN_TPS) addPack(lanTp, ns, () => load(lanTp));
}

/** Downloads one pack, once. After a failed download the next call tries again. */
export function loadPack(lanTp: LanTp, ns: string): Promise<void> {
  const key = slot(lanTp, ns);
  const cached = loading.get(key);
  if (cached && cached.status !== 'rejected') return cached;
  const started: Loading = download(lanTp, ns);
  loading.set(key, started);
  started.then(
    () => {
      started.status = 'fulfilled';
    },
    (error: unknown) => {
      started.status = 'rejected';
      started.reason = error;
    },
  );
  return started;
}

/** A failure is thrown once before the next try: React repeats a throwing page at once and must meet the same one. */
export function packOnPage(lanTp: LanTp, ns: string): Promise<void> {
  const key = slot(lanTp, ns);
  const cached = loading.get(key);
  if (cached?.status !== 'rejected') return loadPack(lanTp, ns);
  queueMicrotask(() => {
    if (loading.get(key) === cached) loading.delete(key);
  });
  return cached;
}

async function download(lanTp: LanTp, ns: string): Promise<void> {
  const loader = loaders.get(slot(lanTp, ns));
  if (!loader) throw new Error(`No texts are registered for "${ns}" in ${lanTp}`);
  const pack = await loader();
  texts.addResourceBundle(LANGUAGES[lanTp].tag, ns, 'default' in pack ? (pack.default as Pack) : pack);
}

/** So that a server sees which texts the next page asks for. */
export function forgetPacks(): void {
  loading.clear();
  for (const [tag, bundles] of Object.entries(texts.store.data as Record<string, object>))
    for (const ns of Object.keys(bundles)) texts.removeResourceBundle(tag, ns);
}

for (const [ns, load] of Object.entries(OWN_PACKS)) addPacks(ns, load);
