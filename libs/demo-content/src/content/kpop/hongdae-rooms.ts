import type { DemoKpopInfo } from '../story.ts';
import { textsOf } from '../../texts.ts';

export const hongdaeRooms: DemoKpopInfo = {
  info_seq: 'INFO000006',
  kpop_category: 'place',
  artist: 'lumera',
  daysAgo: 27,
  prod_id: 'P000004',
  films: [],
  list: ['neonStreet', 'rose', 6],
  carousel: [
    ['danceStudio', 'teal', 8],
    ['neonStreet', 'gold', 7],
  ],
  texts: textsOf((pack) => pack.kpop.hongdaeRooms),
};
