import { PLACES } from '../places.ts';
import type { DemoEvent } from '../story.ts';
import { textsOf } from '../../texts.ts';

export const lumeraListening: DemoEvent = {
  event_id: 'EVT000001',
  event_category: 'fanmeeting',
  place: PLACES.hapjeong,
  opensIn: -9,
  closesIn: 11,
  takesPlaceIn: 18,
  times: { start_time: '19:30', end_time: '21:00' },
  total: 60,
  left: 24,
  papers: ['passport', 'visa', 'birth'],
  info_seq: 'INFO000001',
  films: ['bunny'],
  list: ['recordingStudio', 'rose', 8],
  more: [['lightSticks', 'dawn', 11]],
  detail: ['recordingStudio', 'indigo', 9],
  texts: textsOf((pack) => pack.events.lumeraListening),
};
