import { PLACES } from '../places.ts';
import type { DemoEvent } from '../story.ts';
import { textsOf } from '../../texts.ts';

/** Full. */
export const familySoundcheck: DemoEvent = {
  event_id: 'EVT000008',
  event_category: 'fanmeeting',
  place: PLACES.inspire,
  opensIn: -30,
  closesIn: 10,
  takesPlaceIn: 40,
  times: { start_time: '13:30', end_time: '14:40' },
  total: 100,
  left: 0,
  info_seq: 'INFO000007',
  films: [],
  list: ['fireworks', 'dusk', 4],
  more: [['concert', 'day', 17]],
  detail: ['fireworks', 'teal', 5],
  texts: textsOf((pack) => pack.events.familySoundcheck),
};
