import { perLanguage, toWireFields } from '@narae/contracts/localized';
import type { Code, CustomTrip, GivenQuote } from '@narae/contracts';

const code = (group: string, com_cd_code: string, name: string, cd_code2 = ''): Code => ({
  com_cd_group_code: group,
  com_cd_code,
  ...toWireFields(
    'cd_',
    'name',
    perLanguage(() => name),
  ),
  cd_code1: com_cd_code,
  cd_code2,
});

/** What the calls of the code tables answer, by call and table. */
export const codeAnswers: Readonly<Record<string, readonly Code[]>> = {
  'getCode CG005': [
    code('CG005', '01', 'K-pop'),
    code('CG005', '04', 'Food'),
    code('CG005', '06', 'Something else'),
  ],
  'customNation CG003': [code('CG003', '01', 'Seoul'), code('CG003', '02', 'Busan')],
  'getCode CG006': [code('CG006', '01', 'Hotel'), code('CG006', '02', 'Hanok stay')],
  'getCodeGroup CG006': [
    code('CG006', 'H4', '4-star', 'H'),
    code('CG006', 'P2', 'Two people per room', 'P'),
    code('CG006', 'B2', 'Twin beds', 'B'),
  ],
};

const quoteText = {
  title: 'Seoul by night',
  place: 'Seoul',
  days: [
    { title: 'Arrival', text: 'A walk along the river.' },
    { title: 'Dance class', text: '' },
  ],
  included: ['Guide'],
  not_included: ['Flights'],
};

/** A quote of two days for two adults. */
export const quote = (change: Partial<GivenQuote> = {}): GivenQuote => ({
  quote_no: 1,
  reg_date: '2098-05-02T03:00:00.000Z',
  start_day: '2099-06-01',
  end_day: '2099-06-02',
  adult_cnt: 2,
  teen_cnt: 0,
  children_cnt: 0,
  child_cnt: 0,
  price_krw: 650_000,
  teen_pct: 0,
  children_pct: 0,
  documents: { air_ticket: false, birth_certificate: false },
  valid_until: '2099-05-20T09:00:00.000Z',
  texts: { ENG: quoteText },
  total_krw: 1_300_000,
  estimates: [
    { currency: 'KRW', total: 1_300_000 },
    { currency: 'USD', total: 1000 },
  ],
  ...change,
});

/** A request as its member sees it, just sent. */
export const customTrip = (change: Partial<CustomTrip> = {}): CustomTrip => ({
  request_id: 'CUSTOM000000001',
  state: 'requested',
  lan_tp: 'ENG',
  start_day: '2099-06-01',
  end_day: '2099-06-02',
  adult_cnt: 2,
  teen_cnt: 0,
  children_cnt: 0,
  child_cnt: 0,
  travel_types: ['01', '06'],
  travel_type_etc: 'concerts',
  destinations: ['01'],
  destination_etc: '',
  stay_type: '01',
  stay_grade: 'H4',
  stay_room: '',
  stay_bed: '',
  stay_etc: '',
  budget: '',
  activity: '',
  memo: 'no fish',
  email: 'nara@example.com',
  tel: '',
  reg_date: '2098-05-01T03:00:00.000Z',
  mod_date: '2098-05-01T03:00:00.000Z',
  quote_no: 0,
  quote_title: '',
  total_krw: 0,
  valid_until: '',
  cart_id: '',
  txn_type: '',
  quotes: [],
  steps: [{ at: '2098-05-01T03:00:00.000Z', by: 'member', what: 'requested', text: '', quote_no: 0 }],
  actions: ['ask', 'withdraw'],
  ...change,
});

/** The same, answered with a quote. */
export const quotedTrip = (change: Partial<CustomTrip> = {}): CustomTrip =>
  customTrip({
    state: 'quoted',
    quote_no: 1,
    quote_title: quoteText.title,
    total_krw: 1_300_000,
    valid_until: '2099-05-20T09:00:00.000Z',
    quotes: [quote()],
    actions: ['accept', 'ask', 'decline', 'withdraw'],
    ...change,
  });
