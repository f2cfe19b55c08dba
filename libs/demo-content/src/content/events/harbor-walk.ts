import { PLACES } from '../places.ts';
import type { DemoEvent } from '../story.ts';
import { textsOf } from '../../texts.ts';

/** Nearly full. */
export const harborWalk: DemoEvent = {
  event_id: 'EVT000002',
  event_category: 'walk',
  place: PLACES.gwangalli,
  opensIn: -20,
  closesIn: 3,
  takesPlaceIn: 9,
  total: 40,
  left: 3,
  info_seq: 'INFO000002',
  films: ['harborWalk'],
  list: ['busanBridge', 'rose', 7],
  more: [['hillVillage', 'dusk', 5]],
  detail: ['busanBridge', 'indigo', 8],
  texts: textsOf((pack) => pack.events.harborWalk),
};
