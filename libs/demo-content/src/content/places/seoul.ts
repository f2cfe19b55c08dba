import type { DemoPlace } from '../types.ts';
import { textsOf } from '../../texts.ts';

/** Places in Seoul. */
export const SEOUL = {
  hongdae: {
    lat: 37.5563,
    lng: 126.9236,
    names: textsOf((pack) => pack.places.seoul.hongdae),
  },
  hapjeong: {
    lat: 37.5496,
    lng: 126.9139,
    names: textsOf((pack) => pack.places.seoul.hapjeong),
  },
  cheongdam: {
    lat: 37.5246,
    lng: 127.0473,
    names: textsOf((pack) => pack.places.seoul.cheongdam),
  },
  seongsu: {
    lat: 37.5446,
    lng: 127.0559,
    names: textsOf((pack) => pack.places.seoul.seongsu),
  },
  // Eight minutes on foot from exit 3 of Seongsu Station.
  seongsuCafe: {
    lat: 37.5406,
    lng: 127.0571,
    names: textsOf((pack) => pack.places.seoul.seongsuCafe),
  },
  olympicPark: {
    lat: 37.5194,
    lng: 127.1273,
    names: textsOf((pack) => pack.places.seoul.olympicPark),
  },
  gwangnaru: {
    lat: 37.5453,
    lng: 127.1076,
    names: textsOf((pack) => pack.places.seoul.gwangnaru),
  },
  daeyang: {
    lat: 37.5499,
    lng: 127.0736,
    names: textsOf((pack) => pack.places.seoul.daeyang),
  },
  coex: {
    lat: 37.5126,
    lng: 127.0588,
    names: textsOf((pack) => pack.places.seoul.coex),
  },
  gyeongbokgung: {
    lat: 37.5759,
    lng: 126.9768,
    names: textsOf((pack) => pack.places.seoul.gyeongbokgung),
  },
  banpo: {
    lat: 37.5097,
    lng: 126.9956,
    names: textsOf((pack) => pack.places.seoul.banpo),
  },
  gwangjang: {
    lat: 37.5701,
    lng: 126.9996,
    names: textsOf((pack) => pack.places.seoul.gwangjang),
  },
  // The pier below exit 3 of Yeouinaru Station.
  yeouido: {
    lat: 37.5277,
    lng: 126.9345,
    names: textsOf((pack) => pack.places.seoul.yeouido),
  },
} as const satisfies Record<string, DemoPlace>;
