import type { EventInfoDetail, KpopInfoDetail } from '@narae/contracts';

const common = { vedio_type: '', vedio_url: '', vedio_title: '', file_type: '1', file_alt: '' } as const;

/** K-pop information without films, product or event. */
export const kpopInfo = (change: Partial<KpopInfoDetail> = {}): KpopInfoDetail => ({
  ...common,
  info_seq: 'INFO1',
  info_title: 'In the studio',
  info_desc: 'A day with the band',
  kpop_category: 'artist',
  start_day: 20260301,
  ymd_format: '2026-03-01',
  prod_id: '',
  file_path: 'kpop',
  file_name: 'list-1.jpg',
  info_content: '<p>They sang.</p>',
  kpop_content: '<p>Five voices.</p>',
  event_id: '',
  event_title: '',
  ...change,
});

/** An event people can apply for for a long time yet. */
export const event = (change: Partial<EventInfoDetail> = {}): EventInfoDetail => ({
  ...common,
  event_id: 'EVT1',
  event_title: 'Tea & talk',
  event_desc: 'An afternoon',
  event_category: 'fanmeeting',
  ymd_format: '2099-05-01',
  start_day: 20200101,
  end_day: 20990401,
  event_total_cnt: 30,
  personnel_cnt: 12,
  closed_yn: 'N',
  info_seq: '',
  file_path: 'event',
  file_name: 'list-1.jpg',
  event_content: '<p>Come early.</p>',
  event_place: 'Busan',
  eventPassportCnt: 3,
  ...change,
});
