import type { DemoKpopInfo } from '../story.ts';
import { textsOf } from '../../texts.ts';

export const familyRehearsal: DemoKpopInfo = {
  info_seq: 'INFO000007',
  kpop_category: 'music',
  artist: 'onmaru',
  daysAgo: 34,
  prod_id: 'P000024',
  films: ['sintel'],
  list: ['fireworks', 'rose', 3],
  carousel: [
    ['concert', 'gold', 15],
    ['recordingStudio', 'teal', 7],
  ],
  texts: textsOf((pack) => pack.kpop.familyRehearsal),
};
