import { DEFAULT_LAN_TP, LANGUAGES, type LanTp } from '@narae/contracts/languages';
import { forgetPacks, loadPack, texts } from './load-packs.ts';
import type { PackKey } from './packs.ts';
import { textOf, type Params } from './texts.ts';

/** One namespace's texts in the language of the moment it was asked for. */
export type Translate<Ns extends string = string> = (key: PackKey<Ns>, params?: Params) => string;
type AnyTranslate = (key: string, params?: Params) => string;

let current: LanTp = DEFAULT_LAN_TP;
const translators = new Map<string, AnyTranslate>();
const namespacesInUse = new Set<string>();

export const getLanTp = (): LanTp => current;

/** Calls `listener` after each change of language, until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  texts.on('languageChanged', listener);
  return () => texts.off('languageChanged', listener);
}

/** Loads, then switches: no half-translated moment. @throws without the shared texts; nothing is switched then */
export async function setLanguage(next: LanTp): Promise<void> {
  const others = [...namespacesInUse].map((ns) => loadPack(next, ns));
  await loadPack(next, 'common');
  await Promise.allSettled(others);
  current = next;
  await texts.changeLanguage(LANGUAGES[next].tag);
}

/** A missing text comes back as its key, and throws in tests. */
export function getT<Ns extends string>(ns: Ns): Translate<Ns> {
  namespacesInUse.add(ns);
  const lanTp = current;
  const cached = translators.get(`${lanTp}/${ns}`);
  if (cached) return cached;
  const translate: AnyTranslate = (key, params) => textOf(texts, lanTp, ns, key, params);
  translators.set(`${lanTp}/${ns}`, translate);
  return translate;
}

/** Servers call it before each page. */
export function forgetTexts(): void {
  forgetPacks();
  namespacesInUse.clear();
}
