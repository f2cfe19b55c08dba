import type { PerLanguage } from './types.ts';

interface DemoFilm {
  /** 01: number at the embedding site; 03: address of an external player. */
  readonly type: '01' | '03';
  readonly address: string;
  readonly titles: PerLanguage;
}

const bunny: PerLanguage = {
  KOR: '예시 영상: Big Buck Bunny (블렌더 오픈 무비)',
  ENG: 'Example film: Big Buck Bunny (Blender open movie)',
  CHN: '示例影片：Big Buck Bunny（Blender开源电影）',
  JPN: 'サンプル映像：Big Buck Bunny（Blenderオープンムービー）',
  VTN: 'Phim mẫu: Big Buck Bunny (phim mở của Blender)',
};

/** The artists are invented and have made no films: the players show freely licensed ones and say so. */
export const FILMS = {
  bunny: { type: '01', address: 'aqz-KE-bpKQ', titles: bunny },
  steel: {
    type: '01',
    address: 'R6MlUcmOul8',
    titles: {
      KOR: '예시 영상: Tears of Steel (블렌더 오픈 무비)',
      ENG: 'Example film: Tears of Steel (Blender open movie)',
      CHN: '示例影片：Tears of Steel（Blender开源电影）',
      JPN: 'サンプル映像：Tears of Steel（Blenderオープンムービー）',
      VTN: 'Phim mẫu: Tears of Steel (phim mở của Blender)',
    },
  },
  bunnyElsewhere: { type: '03', address: 'https://player.vimeo.com/video/1084537', titles: bunny },
} as const satisfies Record<string, DemoFilm>;

export type FilmName = keyof typeof FILMS;
