import { use, useSyncExternalStore } from 'react';
import type { LanTp } from './aliases.ts';
import { getLanTp, getT, packOnPage, subscribe, type Translate } from './store.ts';

/** The current language; re-renders when it changes. */
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
