import type { DemoKpopInfo } from '../story.ts';
import { textsOf } from '../../texts.ts';

export const kiteDebut: DemoKpopInfo = {
  info_seq: 'INFO000004',
  kpop_category: 'artist',
  artist: 'kite',
  daysAgo: 15,
  prod_id: 'P000022',
  films: ['steel', 'bunny'],
  list: ['danceStudio', 'gold', 7],
  carousel: [
    ['concert', 'dawn', 14],
    ['dressingRoom', 'dusk', 6],
  ],
  texts: textsOf((pack) => pack.kpop.kiteDebut),
};
