import { textsOf } from '../texts.ts';

/** The notices of a new shop. Their shape is that of the community's `CommunityContent`. */
export const DEMO_NOTICES = [
  {
    cou_id: 'COU000001',
    kind: 'notice',
    pinned: true,
    event_id: '',
    daysAgo: 40,
    titles: textsOf((pack) => pack.notices.COU000001.titles),
    contents: textsOf((pack) => pack.notices.COU000001.contents),
  },
  {
    cou_id: 'COU000002',
    kind: 'event',
    pinned: false,
    event_id: 'EVT000005',
    daysAgo: 3,
    titles: textsOf((pack) => pack.notices.COU000002.titles),
    contents: textsOf((pack) => pack.notices.COU000002.contents),
  },
  {
    cou_id: 'COU000003',
    kind: 'notice',
    pinned: false,
    event_id: '',
    daysAgo: 12,
    titles: textsOf((pack) => pack.notices.COU000003.titles),
    contents: textsOf((pack) => pack.notices.COU000003.contents),
  },
  {
    cou_id: 'COU000004',
    kind: 'notice',
    pinned: false,
    event_id: '',
    daysAgo: 21,
    titles: textsOf((pack) => pack.notices.COU000004.titles),
    contents: textsOf((pack) => pack.notices.COU000004.contents),
  },
] as const;
