import type { DemoPlace } from '../types.ts';
import { textsOf } from '../../texts.ts';

/** Places outside Seoul. */
export const PROVINCES = {
  inspire: {
    lat: 37.4659,
    lng: 126.3903,
    names: textsOf((pack) => pack.places.provinces.inspire),
  },
  bexco: {
    lat: 35.1689,
    lng: 129.136,
    names: textsOf((pack) => pack.places.provinces.bexco),
  },
  imjingak: {
    lat: 37.8896,
    lng: 126.7404,
    names: textsOf((pack) => pack.places.provinces.imjingak),
  },
  seorak: {
    lat: 38.1735,
    lng: 128.4894,
    names: textsOf((pack) => pack.places.provinces.seorak),
  },
  suncheon: {
    lat: 34.8853,
    lng: 127.5094,
    names: textsOf((pack) => pack.places.provinces.suncheon),
  },
  yongpyong: {
    lat: 37.6446,
    lng: 128.6806,
    names: textsOf((pack) => pack.places.provinces.yongpyong),
  },
  woljeongsa: {
    lat: 37.7317,
    lng: 128.5929,
    names: textsOf((pack) => pack.places.provinces.woljeongsa),
  },
  gyeongju: {
    lat: 35.8346,
    lng: 129.219,
    names: textsOf((pack) => pack.places.provinces.gyeongju),
  },
  seongsan: {
    lat: 33.458,
    lng: 126.9425,
    names: textsOf((pack) => pack.places.provinces.seongsan),
  },
  jeju: {
    lat: 33.4996,
    lng: 126.5312,
    names: textsOf((pack) => pack.places.provinces.jeju),
  },
  gangneung: {
    lat: 37.8056,
    lng: 128.9078,
    names: textsOf((pack) => pack.places.provinces.gangneung),
  },
  gwangalli: {
    lat: 35.1532,
    lng: 129.1187,
    names: textsOf((pack) => pack.places.provinces.gwangalli),
  },
} as const satisfies Record<string, DemoPlace>;
