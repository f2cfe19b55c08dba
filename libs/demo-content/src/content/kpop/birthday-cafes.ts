import type { DemoKpopInfo } from '../story.ts';
import { textsOf } from '../../texts.ts';

export const birthdayCafes: DemoKpopInfo = {
  info_seq: 'INFO000008',
  kpop_category: 'guide',
  artist: 'iru',
  daysAgo: 45,
  prod_id: 'P000026',
  films: [],
  list: ['flatlay', 'teal', 9],
  carousel: [
    ['foodTable', 'rose', 4],
    ['hanokAlley', 'gold', 5],
  ],
  texts: textsOf((pack) => pack.kpop.birthdayCafes),
};
