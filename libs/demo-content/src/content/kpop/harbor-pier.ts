import type { DemoKpopInfo } from '../story.ts';
import { textsOf } from '../../texts.ts';

export const harborPier: DemoKpopInfo = {
  info_seq: 'INFO000002',
  kpop_category: 'place',
  artist: 'harbor',
  daysAgo: 6,
  prod_id: 'P000007',
  films: ['bunnyElsewhere'],
  list: ['busanBridge', 'gold', 5],
  carousel: [
    ['hillVillage', 'rose', 4],
    ['busanBridge', 'teal', 6],
  ],
  texts: textsOf((pack) => pack.kpop.harborPier),
};
