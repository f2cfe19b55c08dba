import type { PerLanguage } from '../../content/types.ts';
import { textsOf } from '../../texts.ts';

/** Sights and landscapes. */
export const PLACES_ALT = {
  busanBridge: textsOf((pack) => pack.pictures.places.busanBridge),
  cherryStreet: textsOf((pack) => pack.pictures.places.cherryStreet),
  dmz: textsOf((pack) => pack.pictures.places.dmz),
  eastSea: textsOf((pack) => pack.pictures.places.eastSea),
  firForest: textsOf((pack) => pack.pictures.places.firForest),
  hanRiver: textsOf((pack) => pack.pictures.places.hanRiver),
  hero: textsOf((pack) => pack.pictures.places.hero),
  islands: textsOf((pack) => pack.pictures.places.islands),
  jejuCoast: textsOf((pack) => pack.pictures.places.jejuCoast),
  namsan: textsOf((pack) => pack.pictures.places.namsan),
  palace: textsOf((pack) => pack.pictures.places.palace),
  seongsan: textsOf((pack) => pack.pictures.places.seongsan),
  seoraksan: textsOf((pack) => pack.pictures.places.seoraksan),
  skiSlope: textsOf((pack) => pack.pictures.places.skiSlope),
  teaField: textsOf((pack) => pack.pictures.places.teaField),
  temple: textsOf((pack) => pack.pictures.places.temple),
  tumuli: textsOf((pack) => pack.pictures.places.tumuli),
  wetland: textsOf((pack) => pack.pictures.places.wetland),
} as const satisfies Record<string, PerLanguage>;
