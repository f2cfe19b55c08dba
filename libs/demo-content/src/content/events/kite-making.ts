import { PLACES } from '../places.ts';
import type { DemoEvent } from '../story.ts';
import { textsOf } from '../../texts.ts';

export const kiteMaking: DemoEvent = {
  event_id: 'EVT000004',
  event_category: 'workshop',
  place: PLACES.banpo,
  opensIn: -4,
  closesIn: 20,
  takesPlaceIn: 27,
  times: { start_time: '13:00', end_time: '16:30' },
  total: 80,
  left: 51,
  papers: [],
  info_seq: 'INFO000004',
  films: ['bunnyElsewhere'],
  list: ['hanRiver', 'rose', 6],
  more: [['namsan', 'rose', 7]],
  detail: ['hanRiver', 'gold', 7],
  texts: textsOf((pack) => pack.events.kiteMaking),
};
