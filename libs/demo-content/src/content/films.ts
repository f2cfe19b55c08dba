import { createHash } from 'node:crypto';
import harborWalk from '../../films/harbor-walk.json' with { type: 'json' };
import type { PerLanguage } from './types.ts';
import { textsOf } from '../texts.ts';

interface DemoFilm {
  /** 01: number at the embedding site; 02: address of an mp4 file; 03: of an external player; 04: name of a file. */
  readonly type: '01' | '02' | '03' | '04';
  readonly address: string;
  readonly titles: PerLanguage;
}

const bunny: PerLanguage = textsOf((pack) => pack.shop.films.bunny);

/** `films/draw-film.ts` draws it from the scenes of the pictures. */
const harborWalkFile = Buffer.from(harborWalk.mp4, 'base64');

/** Named by its content, because a film is cached for ever under its name. */
const fileNameOf = (film: Buffer): string =>
  `film-${createHash('sha256').update(film).digest('hex').slice(0, 12)}.mp4`;

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
  harborWalk: {
    type: '04',
    address: fileNameOf(harborWalkFile),
    titles: textsOf((pack) => pack.shop.films.harborWalk),
  },
  bunnyElsewhere: { type: '03', address: 'https://player.vimeo.com/video/1084537', titles: bunny },
} as const satisfies Record<string, DemoFilm>;

/** The files of the films of type 04. */
export const FILM_FILES: Readonly<Partial<Record<FilmName, Buffer>>> = { harborWalk: harborWalkFile };

export type FilmName = keyof typeof FILMS;
