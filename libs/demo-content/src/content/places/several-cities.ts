import type { DemoPlace } from '../types.ts';
import { textsOf } from '../../texts.ts';

/** Trips through several cities: the map shows where they begin. */
export const SEVERAL_CITIES = {
  // Exit 8 of Myeongdong Station.
  seoulBusan: {
    lat: 37.5609,
    lng: 126.9863,
    names: textsOf((pack) => pack.places.severalCities.seoulBusan),
  },
  andong: {
    lat: 36.5388,
    lng: 128.5181,
    names: textsOf((pack) => pack.places.severalCities.andong),
  },
  yeosu: {
    lat: 34.7604,
    lng: 127.6622,
    names: textsOf((pack) => pack.places.severalCities.yeosu),
  },
  // Arrivals of Incheon Airport Terminal 1.
  allKorea: {
    lat: 37.4492,
    lng: 126.4506,
    names: textsOf((pack) => pack.places.severalCities.allKorea),
  },
} as const satisfies Record<string, DemoPlace>;
