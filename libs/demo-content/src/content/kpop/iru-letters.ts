import type { DemoKpopInfo } from '../story.ts';
import { textsOf } from '../../texts.ts';

export const iruLetters: DemoKpopInfo = {
  info_seq: 'INFO000003',
  kpop_category: 'music',
  artist: 'iru',
  daysAgo: 11,
  prod_id: 'P000021',
  films: [],
  list: ['acoustic', 'gold', 9],
  carousel: [
    ['recordingStudio', 'gold', 6],
    ['acoustic', 'rose', 10],
  ],
  texts: textsOf((pack) => pack.kpop.iruLetters),
};
