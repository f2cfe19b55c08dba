import type { PerLanguage } from './types.ts';
import { textsOf } from '../texts.ts';

interface DemoFilm {
  /** 01: number at the embedding site; 02: address of an mp4 file; 03: address of an external player. */
  readonly type: '01' | '02' | '03';
  readonly address: string;
  readonly titles: PerLanguage;
}

const bunny: PerLanguage = textsOf((pack) => pack.shop.films.bunny);

/** The artists are invented and have made no films: the players show freely licensed ones and say so. */
export const FILMS = {
  bunny: { type: '01', address: 'aqz-KE-bpKQ', titles: bunny },
  steel: {
    type: '01',
    address: 'R6MlUcmOul8',
    titles: textsOf((pack) => pack.shop.films.steel),
  },
  sintel: {
    type: '02',
    address: 'https://download.blender.org/durian/trailer/sintel_trailer-480p.mp4',
    titles: textsOf((pack) => pack.shop.films.sintel),
  },
  bunnyElsewhere: { type: '03', address: 'https://player.vimeo.com/video/1084537', titles: bunny },
} as const satisfies Record<string, DemoFilm>;

export type FilmName = keyof typeof FILMS;
