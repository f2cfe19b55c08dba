import type { DemoKpopInfo } from '../story.ts';
import { textsOf } from '../../texts.ts';

export const lumeraAfterglow: DemoKpopInfo = {
  info_seq: 'INFO000001',
  kpop_category: 'artist',
  artist: 'lumera',
  daysAgo: 2,
  prod_id: 'P000019',
  films: ['bunny'],
  list: ['concert', 'rose', 12],
  carousel: [
    ['lightSticks', 'rose', 8],
    ['danceStudio', 'dusk', 6],
    ['concert', 'teal', 13],
  ],
  texts: textsOf((pack) => pack.kpop.lumeraAfterglow),
};
