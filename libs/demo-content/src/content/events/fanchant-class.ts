import { PLACES } from '../places.ts';
import type { DemoEvent } from '../story.ts';
import { textsOf } from '../../texts.ts';

/** Takes applications from a later day on. */
export const fanchantClass: DemoEvent = {
  event_id: 'EVT000005',
  event_category: 'workshop',
  place: PLACES.olympicPark,
  opensIn: 8,
  closesIn: 30,
  // Friday before the Saturday of the LUMERA concert (P000019).
  takesPlaceIn: 34,
  times: { start_time: '16:00', end_time: '18:00' },
  takesPlaceOn: [5],
  total: 120,
  left: 120,
  info_seq: 'INFO000005',
  films: [],
  list: ['lightSticks', 'day', 12],
  more: [['concert', 'rose', 16]],
  detail: ['lightSticks', 'dusk', 13],
  texts: textsOf((pack) => pack.events.fanchantClass),
};
