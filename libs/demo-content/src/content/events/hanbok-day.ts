import { PLACES } from '../places.ts';
import type { DemoEvent } from '../story.ts';
import { textsOf } from '../../texts.ts';

export const hanbokDay: DemoEvent = {
  event_id: 'EVT000006',
  event_category: 'walk',
  place: PLACES.gyeongbokgung,
  opensIn: -2,
  closesIn: 16,
  takesPlaceIn: 22,
  times: { start_time: '09:00', end_time: '12:30' },
  // The palace is closed on Tuesdays.
  takesPlaceOn: [0, 1, 3, 4, 5, 6],
  total: 50,
  left: 37,
  info_seq: '',
  films: [],
  list: ['palace', 'rose', 9],
  more: [['hanokAlley', 'dawn', 6]],
  detail: ['palace', 'gold', 10],
  texts: textsOf((pack) => pack.events.hanbokDay),
};
