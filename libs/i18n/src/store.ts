import { DEFAULT_LAN_TP, type LanTp } from './aliases.ts';
import type { Params } from './interpolate.ts';
import { OWN_PACKS } from './own-packs.ts';
import type { Pack, PackKey, PackLoader } from './packs.ts';
import { translate } from './translate.ts';

export type Translate<Ns extends string = string> = (key: PackKey<Ns>, params?: Params) => string;
type AnyTranslate = (key: string, params?: Params) => string;

let lanTp: LanTp = DEFAULT_LAN_TP;
const listeners = new Set<() => void>();
const slot = (lan: LanTp, ns: string) => `${lan}/${ns}`;

const packs = new Map<string, Pack>();
const loaders = new Map<string, PackLoader>();
const loading = new Map<string, Loading>();
const translators = new Map<string, AnyTranslate>();
const namespacesInUse = new Set<string>();

function changed(): void {
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getLanTp = (): LanTp => lanTp;

/** Registers where a namespace's texts for one language come from; nothing is downloaded until they are needed. */
export function addPack(lan: LanTp, ns: string, loader: PackLoader): void {
  loaders.set(slot(lan, ns), loader);
}

/** The same for all five languages at once. */
export function addPacks(ns: string, byLanguage: Readonly<Record<LanTp, PackLoader>>): void {
  for (const [lan, loader] of Object.entries(byLanguage)) addPack(lan as LanTp, ns, loader);
}

export const hasPack = (lan: LanTp, ns: string): boolean => packs.has(slot(lan, ns));

/** React reads `status`: a promise that is marked as kept does not suspend, one marked as broken throws at once. */
interface Loading extends Promise<void> {
  status?: 'fulfilled' | 'rejected';
  value?: undefined;
  reason?: unknown;
}

/** Downloads one pack, once. After a failed download the next call tries again. */
export function loadPack(lan: LanTp, ns: string): Promise<void> {
  const key = slot(lan, ns);
  const known = loading.get(key);
  if (known && known.status !== 'rejected') return known;
  const started: Loading = download(lan, ns);
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

/**
 * The pack as a page being rendered wants it: a failed download is shown once, to the boundary, before it is tried
 * again. React renders a page that throws a second time at once, and must meet the same failure.
 */
export function packOnPage(lan: LanTp, ns: string): Promise<void> {
  const key = slot(lan, ns);
  const known = loading.get(key);
  if (known?.status !== 'rejected') return loadPack(lan, ns);
  queueMicrotask(() => {
    if (loading.get(key) === known) loading.delete(key);
  });
  return known;
}

async function download(lan: LanTp, ns: string): Promise<void> {
  const loader = loaders.get(slot(lan, ns));
  if (!loader) throw new Error(`No texts are registered for "${ns}" in ${lan}`);
  const pack = await loader();
  packs.set(slot(lan, ns), 'default' in pack ? (pack.default as Pack) : pack);
}

/**
 * Loads what the page uses in that language, then switches: no half-translated moment in between.
 * Fails, and switches nothing, only without the shared texts; a remote that lacks its own fails on its own.
 */
export async function setLanguage(next: LanTp): Promise<void> {
  const others = [...namespacesInUse].map((ns) => loadPack(next, ns));
  await loadPack(next, 'common');
  await Promise.allSettled(others);
  lanTp = next;
  changed();
}

/** Translator for the current language; missing texts come back as their key. */
export function getT<Ns extends string>(ns: Ns): Translate<Ns> {
  namespacesInUse.add(ns);
  const key = slot(lanTp, ns);
  const known = translators.get(key);
  if (known) return known;
  const lan = lanTp;
  const translator: AnyTranslate = (text, params) => translate(packs.get(key), lan, text, params);
  translators.set(key, translator);
  return translator;
}

/** Forgets every text, so that a server sees which ones the next page asks for. */
export function forgetTexts(): void {
  loading.clear();
  packs.clear();
  namespacesInUse.clear();
}

for (const [ns, byLanguage] of Object.entries(OWN_PACKS)) addPacks(ns, byLanguage);
