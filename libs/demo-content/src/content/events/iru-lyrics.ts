import { PLACES } from '../places.ts';
import type { DemoEvent } from '../story.ts';
import { textsOf } from '../../texts.ts';

/** Full. */
export const iruLyrics: DemoEvent = {
  event_id: 'EVT000003',
  event_category: 'workshop',
  place: PLACES.seongsu,
  opensIn: -14,
  closesIn: 6,
  takesPlaceIn: 14,
  times: { start_time: '14:00', end_time: '16:00' },
  total: 20,
  left: 0,
  info_seq: 'INFO000003',
  films: [],
  list: ['acoustic', 'dawn', 11],
  more: [['flatlay', 'gold', 10]],
  detail: ['acoustic', 'teal', 12],
  texts: textsOf((pack) => pack.events.iruLyrics),
};
