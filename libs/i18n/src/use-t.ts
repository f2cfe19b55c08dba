import { use, useSyncExternalStore } from 'react';
import type { LanTp } from '@narae/contracts/languages';
import { getLanTp, getT, subscribe, type Translate } from './language.ts';
import { packOnPage } from './load-packs.ts';

export function useLanTp(): LanTp {
  return useSyncExternalStore(subscribe, getLanTp, getLanTp);
}

/** Texts of one namespace in the current language. Suspends while its pack is on the way. */
export function useT<Ns extends string>(ns: Ns): Translate<Ns> {
  // A translator changes with the language alone: a pack that arrives must not render the whole page anew.
  const current = (): Translate<Ns> => getT(ns);
  const t = useSyncExternalStore(subscribe, current, current);
  use(packOnPage(getLanTp(), ns));
  return t;
}
