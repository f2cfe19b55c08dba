import { use, useSyncExternalStore } from 'react';
import type { LanTp } from './aliases.ts';
import { getLanTp, getT, getVersion, packOnPage, subscribe, type Translate } from './store.ts';

/** The current language; re-renders when it changes. */
export function useLanTp(): LanTp {
  return useSyncExternalStore(subscribe, getLanTp, getLanTp);
}

/** Texts of one namespace in the current language. Suspends while its pack is on the way. */
export function useT<Ns extends string>(ns: Ns): Translate<Ns> {
  useSyncExternalStore(subscribe, getVersion, getVersion);
  use(packOnPage(getLanTp(), ns));
  return getT(ns);
}
