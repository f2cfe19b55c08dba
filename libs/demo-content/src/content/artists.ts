import type { PerLanguage } from './types.ts';
import type { DemoKpopInfo } from './story.ts';
import { textsOf } from '../texts.ts';

/** Who the artist of an article is; all of them are invented. */
export const ARTISTS: Readonly<Record<DemoKpopInfo['artist'], PerLanguage>> = {
  lumera: textsOf((pack) => pack.shop.artists.lumera),
  harbor: textsOf((pack) => pack.shop.artists.harbor),
  iru: textsOf((pack) => pack.shop.artists.iru),
  kite: textsOf((pack) => pack.shop.artists.kite),
  onmaru: textsOf((pack) => pack.shop.artists.onmaru),
};
