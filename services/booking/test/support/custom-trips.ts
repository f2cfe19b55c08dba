import type { LanTp } from '@narae/contracts';
import { nobody, shopper } from './shopper.ts';
import type { TestBooking } from './start-booking.ts';

/** What a member asks for: three days from 1 December 2026 for two adults and a child. */
export const wish = {
  start_day: '2026-12-01',
  end_day: '2026-12-03',
  travel_types: ['01', '06'],
  travel_type_etc: 'Filming places',
  destinations: ['01'],
  destination_etc: '',
  stay_type: '01',
  stay_grade: 'H4',
  stay_room: 'P2',
  stay_bed: 'B2',
  stay_etc: '',
  budget: '500,000 won each',
  activity: 'A dance class\nA palace in hanbok',
  memo: '',
  ...nobody,
  adult_cnt: 2,
  children_cnt: 1,
  email: 'lin@example.com',
  tel: '8613800138000',
};

const text = (language: string) => ({
  title: `Three days in Seoul ${language}`,
  place: 'Seoul',
  days: ['one', 'two', 'three'].map((day) => ({ title: `Day ${day}`, text: 'Morning\nAfternoon' })),
  included: ['Hotel', 'Guide'],
  not_included: ['Flights'],
});

/** A quote for the same days and people: 500,000 won an adult, 20 % off for children, valid for three days. */
export const quote = {
  start_day: '2026-12-01',
  end_day: '2026-12-03',
  ...nobody,
  adult_cnt: 2,
  children_cnt: 1,
  price_krw: 500_000,
  teen_pct: 0,
  children_pct: 20,
  documents: { air_ticket: false, birth_certificate: false },
  valid_until: '2026-11-24T03:00:00Z',
  texts: { ENG: text('ENG'), CHN: text('CHN') },
};

let members = 0;

/** A member nobody has seen before, who asks for a trip, and the desk that answers. */
export const traveller = (service: TestBooking, lanTp: LanTp = 'ENG') => {
  const me = shopper(service, `MEM8${String((members += 1)).padStart(9, '0')}`, lanTp);
  const desk: TestBooking['inject'] = (name, info, options) =>
    service.inject(name, info, { as: 'MEM0000000900', admin: true, lanTp: 'KOR', ...options });
  const detail = async (request_id: string) => (await me.call('customTravelDetail', { request_id })).body;
  const version = async (request_id: string): Promise<number> =>
    (await desk('adminCustomTrip', { request_id })).body.version;
  return {
    ...me,
    desk,
    detail,
    version,
    ask: (over: Record<string, unknown> = {}) => me.call('customTravelInsert', { ...wish, ...over }),
    /** A request of this member. */
    request: async (over: Record<string, unknown> = {}): Promise<string> => {
      const { body, status } = await me.call('customTravelInsert', { ...wish, ...over });
      if (status !== 200) throw new Error(`not asked: ${body.error}`);
      return body.request_id;
    },
    /** The desk's quote for a request. */
    quoted: async (request_id: string, over: Record<string, unknown> = {}) =>
      desk('adminCustomTripQuote', {
        request_id,
        version: await version(request_id),
        quote: { ...quote, ...over },
      }),
    accept: (request_id: string, quote_no = 1) => me.call('customTravelAccept', { request_id, quote_no }),
  };
};
