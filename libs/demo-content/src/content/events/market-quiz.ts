import { PLACES } from '../places.ts';
import type { DemoEvent } from '../story.ts';
import { textsOf } from '../../texts.ts';

/** Its last day to apply has passed. */
export const marketQuiz: DemoEvent = {
  event_id: 'EVT000007',
  event_category: 'food',
  place: PLACES.gwangjang,
  opensIn: -40,
  closesIn: -6,
  takesPlaceIn: -1,
  times: { start_time: '18:00', end_time: '21:00' },
  total: 30,
  left: 5,
  info_seq: '',
  films: [],
  list: ['nightMarket', 'rose', 6],
  more: [['foodTable', 'violet', 11]],
  detail: ['nightMarket', 'indigo', 7],
  texts: textsOf((pack) => pack.events.marketQuiz),
};
