// For tests of the back office: its page in front of a server that is not there.
import { fieldsOf } from '@narae/contracts/editable';
import { perLanguage } from '@narae/contracts/localized';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import AdminPage from '../admin-page.tsx';
import { blankContent } from '../content.ts';

export const localized = (text: string) => perLanguage(() => text);
const picture = (name: string, sort_order: number) => ({
  file_type: '1',
  file_name: `up-1-${name}.jpg`,
  sort_order,
  width: 900,
  height: 600,
  alt: localized(name),
});
export const content = () => ({
  ...blankContent(fieldsOf('product')),
  titles: { ...localized('Palace'), JPN: '' },
  descs: localized('Dusk'),
  contents: localized('<p>Text</p>'),
  places: localized('Seoul'),
  pictures: [picture('a', 1), picture('b', 2), picture('c', 3)],
});

/** What the server has and answers, and what was asked of it. */
export interface FakeAdmin {
  /** The answer of `adminRead`, to be changed by a test. */
  readonly item: Record<string, unknown>;
  /** What a call answers instead of success: `adminDraftSave`, or the one that is named. */
  rejection: {
    readonly status: number;
    readonly body: object;
    readonly of?:
      | 'publish'
      | 'departureAdd'
      | 'tripCopy'
      | 'tripDepartures'
      | 'series'
      | 'seriesPreview'
      | 'seriesEnd'
      | 'seriesEdit'
      | 'seriesEditPreview'
      | 'ranges'
      | 'rangeApply'
      | 'closedDays'
      | 'closedDaysAdd';
  } | null;
  /** The answer of `adminTripDepartures`. */
  readonly departures: object[];
  /** The answer of `adminSeries`. */
  readonly series: object[];
  /** The answer of `adminRanges`. */
  readonly ranges: object[];
  /** The answer of `adminClosedDays`. */
  readonly periods: object[];
  readonly sent: Record<string, Record<string, unknown>[]>;
}

const departure = (prod_id: string, day: string, over: object = {}) => ({
  prod_id,
  start_day: day,
  end_day: day,
  package_cnt: 0,
  origin_price: 90_000,
  capacity: 20,
  remaining: 20,
  progress_yn: 'Y',
  withdrawn: false,
  ...over,
});

const rangeRow = (prod_id: string, start_day: string, over: object) => ({
  prod_id,
  start_day,
  start_time: '09:00',
  package_cnt: 0,
  before: 90_000,
  after: 90_000,
  ...over,
});

const editRow = (over: object) => ({
  change: 'moved',
  start_day: '2026-06-05',
  start_time: '09:00',
  end_time: '',
  new_start_time: '',
  new_end_time: '',
  prod_id: 'P000005',
  ...over,
});

const answersOf = ({
  item,
  departures,
  series,
  ranges,
  periods,
}: Pick<FakeAdmin, 'item' | 'departures' | 'series' | 'ranges' | 'periods'>): Record<
  string,
  () => unknown
> => ({
  '/api/admin/list': () => [
    {
      id: 'P000001',
      title: 'Palace',
      start_day: '2026-05-01',
      end_day: '2026-05-03',
      start_time: '09:00',
      state: 'published',
      missing: 1,
      unpayable: ['USD'],
      edited: null,
    },
    {
      id: 'P000002',
      title: 'River',
      start_day: '2026-06-10',
      end_day: '2026-06-10',
      state: 'draft',
      missing: 0,
      unpayable: [],
      edited: { by: 'MEM0000000002', at: '2026-03-10T03:00:00Z' },
    },
    { id: 'P000003', title: 'Tower', state: 'withdrawn', missing: 0, unpayable: [], edited: null },
  ],
  '/api/admin/read': () => item,
  '/api/admin/draftSave': () => ({ msg: 'success', id: 'P000001', rev: 1, missing: [] }),
  '/api/admin/publish': () => ({ msg: 'success' }),
  '/api/admin/audit': () => [],
  '/api/admin/trip': () => ({
    trip_id: 'TR00000001',
    published: true,
    months: ['2026-05', '2026-06'],
    times: ['', '09:00'],
    sizes: [0, 2],
  }),
  '/api/admin/tripDepartures': () => ({ departures, next: '' }),
  '/api/admin/departureTerms': () => ({
    start_day: '2026-05-01',
    end_day: '2026-05-01',
    start_time: '09:00',
    from: '2026-03-11',
    to: '2029-03-10',
    closed: [{ first_day: '2026-06-04', last_day: '2026-06-05', text: 'Harvest' }],
    sizes: [
      { prod_id: 'P000001', package_cnt: 2, origin_price: 90_000, capacity: 6 },
      { prod_id: 'P000004', package_cnt: 4, origin_price: 70_000, capacity: 8 },
    ],
  }),
  '/api/admin/departureAdd': () => ({ msg: 'success', trip_id: 'TR00000001', prod_id: 'P000009' }),
  '/api/admin/tripCopy': () => ({ msg: 'success', trip_id: 'TR00000002', prod_id: 'P000010' }),
  '/api/admin/series': () => ({ series }),
  '/api/admin/seriesPreview': () => ({
    departures: [
      { start_day: '2026-06-02', start_time: '09:00', taken: true },
      { start_day: '2026-06-05', start_time: '09:00', taken: false, closed_text: 'Harvest' },
      { start_day: '2026-06-09', start_time: '09:00', taken: false },
    ],
  }),
  '/api/admin/seriesAdd': () => ({ msg: 'success' }),
  '/api/admin/seriesEditPreview': () => ({
    seen: 'SEEN',
    rows: [
      editRow({ new_start_time: '10:30', new_end_time: '12:00' }),
      editRow({ start_day: '2026-06-09', prod_id: 'P000006', stays: 'sold' }),
      editRow({ change: 'removed', start_day: '2026-06-12' }),
      editRow({ change: 'added', start_day: '2026-06-13', prod_id: '' }),
    ],
  }),
  '/api/admin/seriesEdit': () => ({ msg: 'success' }),
  '/api/admin/seriesEnd': () => ({ msg: 'success' }),
  '/api/admin/ranges': () => ({ ranges }),
  '/api/admin/rangePreview': () => ({
    seen: 'SEEN',
    rows: [
      rangeRow('P000001', '2026-06-06', { after: 99_000 }),
      rangeRow('P000005', '2026-06-13', { start_time: '', package_cnt: 2, stays: 'capacity', taken: 15 }),
    ],
  }),
  '/api/admin/rangeApply': () => ({ msg: 'success' }),
  '/api/admin/rangeUndo': () => ({ msg: 'success' }),
  '/api/admin/closedDays': () => ({ periods }),
  '/api/admin/closedDaysAdd': () => ({ msg: 'success' }),
  '/api/admin/closedDaysDelete': () => ({ msg: 'success' }),
  '/api/admin/unpublish': () => ({ msg: 'success' }),
  '/api/admin/administrators': () => [{ mem_id: 'MEM0000000002', mem_nm: 'Bora Kim' }],
});

/** A server with a published product that lacks its Japanese title, and nothing remembered on this device. */
export const startAdmin = (): FakeAdmin => {
  localStorage.clear();
  const admin: FakeAdmin = {
    item: {
      id: 'P000001',
      state: 'published',
      published: content(),
      base: 'BASE',
      edited: null,
      draft: null,
      rev: 0,
      unpayable: [],
      seats_taken: 0,
    },
    rejection: null,
    departures: [
      departure('P000001', '2026-05-01', { start_time: '09:00', remaining: 5, seats_taken: 15 }),
      departure('P000005', '2026-05-02', { package_cnt: 2, remaining: 0 }),
      departure('P000006', '2026-05-03', {
        end_day: '2026-05-05',
        start_time: '14:00',
        end_time: '11:00',
        withdrawn: true,
        seats_taken: 0,
      }),
    ],
    series: [],
    ranges: [],
    periods: [],
    sent: {},
  };
  const answers = answersOf(admin);
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const { info } = JSON.parse(String(init?.body ?? '{"info":{}}')) as { info: Record<string, unknown> };
    (admin.sent[url] ??= []).push(info);
    if (admin.rejection && url.endsWith(admin.rejection.of ?? 'draftSave'))
      return new Response(JSON.stringify(admin.rejection.body), { status: admin.rejection.status });
    return new Response(JSON.stringify(answers[url]?.() ?? {}), { status: answers[url] ? 200 : 404 });
  }) as typeof fetch;
  return admin;
};

const admin = { ...testUser, admin_yn: 'Y' as const };
/** Opens the back office as an administrator, or as somebody else. */
export const openAdmin = (query = '', user: typeof testUser = admin) =>
  renderInShell(<AdminPage />, { path: `/admin${query}`, user, namespaces: ['catalogAdmin'] });
/** Opens the product's form; answers the field of its English title. */
export const openForm = async () => {
  await openAdmin('?view=product&id=P000001');
  return screen.findByRole('textbox', { name: 'Title (English)' });
};
