import type { DemoKpopInfo } from '../story.ts';
import { textsOf } from '../../texts.ts';

/** Leads to no product. */
export const lightStickGuide: DemoKpopInfo = {
  info_seq: 'INFO000005',
  kpop_category: 'guide',
  artist: 'onmaru',
  daysAgo: 20,
  prod_id: '',
  films: [],
  list: ['lightSticks', 'gold', 9],
  carousel: [
    ['lightSticks', 'teal', 10],
    ['flatlay', 'night', 8],
  ],
  texts: textsOf((pack) => pack.kpop.lightStickGuide),
};
