import { completeTexts } from '@narae/contracts/localized';
import type { LanTp, SentMailKind, SoldTerms } from '@narae/contracts';
import { firstRefundSchedules } from '@narae/rules';
import { stopLinks } from '@narae/service-kit';
import type { MailExamples } from '@narae/test-kit/mail-words';
import type { PriceSnapshot } from '../../src/kernel/domain/price-snapshot.ts';
import { cancelMail } from '../../src/notify/kinds/cancel-mail.ts';
import { customMail } from '../../src/notify/kinds/custom-mails.ts';
import {
  cancelDeskMail,
  customDeskMail,
  minimumDeskMail,
  testMail,
} from '../../src/notify/kinds/desk-mails.ts';
import { departureMail } from '../../src/notify/kinds/departure-mails.ts';
import { documentsDeletedMail, paperMail } from '../../src/notify/kinds/document-mails.ts';
import { papersMail } from '../../src/notify/kinds/event-document-mails.ts';
import { eventMail, messageMail } from '../../src/notify/kinds/event-mails.ts';
import { orderMail, type OrderMailFacts } from '../../src/notify/kinds/order-mail.ts';
import { balanceMail } from '../../src/notify/kinds/order-mails.ts';
import { waitingMail, type WaitingMailFacts } from '../../src/notify/kinds/waiting-mails.ts';

const publicOrigin = 'https://shop.example';
const at = new Date('2026-11-21T03:00:00Z');
const to = 'lin@example.com';
const desk = 'desk@narae.example';

const texts = (CHN: string, KOR: string, ENG: string, JPN: string, VTN: string) =>
  completeTexts({
    CHN,
    KOR,
    ENG,
    JPN,
    VTN,
  });
const titles = texts(
  '汉江夜游',
  '한강 야경 산책',
  'Han river night walk',
  '漢江ナイトウォーク',
  'Dạo đêm sông Hàn',
);
const places = texts('首尔', '서울', 'Seoul', 'ソウル', 'Seoul');
const meeting_points = texts('8号出口', '8번 출구', 'Exit 8', '8番出口', 'Cửa 8');

const product = {
  prod_id: '000123',
  titles,
  places,
  meeting_points,
  meeting_lat: 37.57,
  meeting_lng: 126.98,
  start_day: '2026-12-20',
  end_day: '2026-12-22',
};

const price: PriceSnapshot = {
  currency: 'CNH',
  deal_bas_r: 195,
  cost: 1500,
  option: 333,
  hotel: 777,
  total: 2610,
  origin_cost: 292_500,
  origin_option: 64_935,
  origin_hotel: 151_515,
  origin_price: 130_000,
  discounts: { teen_pct: 0, children_pct: 2, infant_takes_seat: false },
  cancellation: 'tour',
  refund_schedule: firstRefundSchedules.performance,
  frozen_at: at,
};

const booking = {
  order_id: 'ORDER000000042',
  cart_id: 'CART000042',
  prod_id: product.prod_id,
  buyername: 'LIN MEI',
  email: to,
  party: { adult_cnt: 2, teen_cnt: 0, children_cnt: 1, child_cnt: 1 },
  travellers: [
    { rv_mem_id: 'R1', mem_type: 'adult' as const, sort_order: 1, mem_nm: 'LIN MEI', particulars: '' },
    { rv_mem_id: 'R2', mem_type: 'adult' as const, sort_order: 2, mem_nm: 'LIN AN', particulars: '' },
  ],
  options: [
    {
      opt_id: 'O1',
      opt_code: 'HANBOK',
      names: texts('韩服', '한복', 'Hanbok', '韓服', 'Hanbok'),
      origin_price: 26_000,
      participant_cnt: 2,
      reg_date: at,
      mod_date: at,
    },
  ],
  rooms: [
    {
      hotel_cart_id: 'H1',
      hotel_dtl_id: 'HSINGLE',
      hotel_type: 'S' as const,
      names: texts('单人间', '1인실', 'Single room', 'シングル', 'Phòng đơn'),
      origin_hotel_price: 65_000,
      personnel_cnt: 1,
      reg_date: at,
      mod_date: at,
    },
  ],
  price,
};

const tickets = [
  { mem_nm: 'LIN MEI', ticket_no: 'K7QWM2ZX' },
  { mem_nm: 'LIN AN', ticket_no: 'P3RTY8HN' },
];

const order =
  (reason: OrderMailFacts['reason'], more: Partial<OrderMailFacts> = {}) =>
  (lanTp: LanTp) =>
    orderMail({
      kind: 'order-refunded',
      reason,
      lanTp,
      booking,
      product,
      amount: 2610,
      currency: 'CNH',
      payType: 'A',
      refno: 'TRIP20261121120000667',
      tickets: [],
      publicOrigin,
      today: '2026-11-21',
      ...more,
    });
const paid = (reason: OrderMailFacts['reason'], more: Partial<OrderMailFacts> = {}) =>
  order(reason, { kind: 'order-paid', tickets, ...more });

const moved = (amount: number) =>
  order('moved', {
    kind: 'order-moved',
    amount,
    refno: '',
    tickets,
    left: { start_day: '2026-12-13', end_day: '2026-12-15', start_time: '09:00', end_time: '18:00' },
  });

const elsewhere = texts(
  '首尔站1号出口',
  '서울역 1번 출구',
  'Seoul Station, exit 1',
  'ソウル駅1番出口',
  'Ga Seoul, cửa 1',
);
const departure =
  (over: Partial<SoldTerms>, note = 'Sorry for the trouble.') =>
  (lanTp: LanTp) => {
    const { start_day, end_day, meeting_lat, meeting_lng } = product;
    const times = { start_time: '09:00', end_time: '18:00' };
    const sold = { start_day, end_day, ...times, meeting_points, meeting_lat, meeting_lng };
    return departureMail({
      lanTp,
      booking,
      product,
      change: {
        no: 1,
        prod_id: 'PTOUR1',
        change_no: 1,
        at,
        from: sold,
        to: { ...sold, ...over },
        reason: 'weather',
        note,
        free_until: new Date('2026-11-28T05:20:00Z'),
      },
      publicOrigin,
      now: at,
    });
  };

const deposit = { pct: 30, balance_by: '2026-11-30', amount: 783, origin_amount: 152_685 };
const balance = {
  due_id: 'ORDER000000042-D1',
  kind: 'balance' as const,
  state: 'open' as const,
  currency: 'CNH' as const,
  amount: 1827,
  origin_amount: 356_265,
  made_at: at,
  due_by: new Date('2026-11-30T15:00:00Z'),
  check_at: null,
};
const reminder = (days: number) => (lan_tp: LanTp) =>
  balanceMail({
    order_id: booking.order_id,
    days,
    booking: { ...booking, lan_tp },
    product,
    balance,
    publicOrigin,
  });

const sums = [{ currency: 'CNH' as const, charged: 2610, refunded: 2349, kept: 261 }];
const cancelled =
  (
    reason: Parameters<typeof cancelMail>[0]['reason'],
    more: Partial<Parameters<typeof cancelMail>[0]> = {},
  ) =>
  (lanTp: LanTp) =>
    cancelMail({
      reason,
      lanTp,
      booking,
      product,
      travellers: [],
      written: { reason: 'We are ill.\nBoth of us.', answer: 'Get well soon.' },
      pct: 90,
      sums,
      extra: [],
      publicOrigin,
      ...more,
    });

const asked = (whole: boolean) => ({
  cancel_no: 1,
  state: 'asked' as const,
  whole,
  rv_mem_ids: ['R2'],
  reason: 'We are ill.\nBoth of us.',
  pct: 90,
  sums,
  asked_at: at,
});

const check = (reason: 'expired' | 'other') => ({
  outcome: 'rejected' as const,
  reason,
  note: 'Until 2027\nonly',
  by: 'MEM0000000009',
  at,
});
const rejectedPaper = (file_type: '1' | '3' | '4') => (lanTp: LanTp) =>
  paperMail({
    lanTp,
    booking,
    product,
    person: { mem_nm: 'LIN AN' },
    file: { file_type, check: check('expired') },
    publicOrigin,
  });

const config = { mailLinkKey: Buffer.alloc(32, 1), publicOrigin };
const stopOf = (kind: SentMailKind, lanTp: LanTp) => stopLinks(config, kind, 'MEM0000000001', lanTp);

const event = {
  event_id: 'EVT000001',
  titles: texts('粉丝见面会', '팬미팅', 'Fan meeting', 'ファンミーティング', 'Fan meeting'),
  places,
  event_day: '2026-12-20',
  end_day: '2026-12-13',
} as Parameters<typeof eventMail>[0]['event'];
const people = ['LIN MEI', 'LIN AN'].map((mem_nm, n) => ({
  event_rv_mem_id: `EVTRV${n}`,
  mem_nm,
  check: check('other'),
  reg_date: at,
  mod_date: at,
}));
const reservation = { event_rv_id: 'EVT_RV000000001', people };
const reserved = (reason: Parameters<typeof eventMail>[0]['reason']) => (lanTp: LanTp) =>
  eventMail({
    reason,
    lanTp,
    to,
    reservation,
    event,
    publicOrigin,
    stop: stopOf(`event-${reason}`, lanTp),
  });
const message = {
  subjects: texts('时间变更', '시간 변경', 'A new time', '時間の変更', 'Đổi giờ'),
  texts: texts(
    '改为18点。',
    '18시로 바뀌었습니다.',
    'It is at 6 pm now.\n\nSee you!',
    '18時になりました。',
    '18 giờ.',
  ),
} as Parameters<typeof messageMail>[0]['message'];

const waiting =
  (reason: WaitingMailFacts['reason'], kind: WaitingMailFacts['entry']['kind'] = 'seats') =>
  (lanTp: LanTp) =>
    waitingMail({
      reason,
      lanTp,
      to,
      entry: { kind, seats: kind === 'seats' ? 3 : 0, offer_ends_at: new Date('2026-11-22T03:00:00Z') },
      target: { titles, day: '2026-12-20' },
      publicOrigin,
      stop: stopOf(`waiting-${reason}`, lanTp),
    });

const party = { adult_cnt: 2, teen_cnt: 1, children_cnt: 1, child_cnt: 0 };
const wish = { start_day: '2026-12-01', end_day: '2026-12-03', ...party, email: to };
const quote = {
  ...wish,
  quote_no: 1,
  price_krw: 500_000,
  teen_pct: 0,
  children_pct: 20,
  valid_until: new Date('2026-11-24T03:00:00Z'),
  reg_date: at,
  texts: Object.fromEntries(Object.entries(titles).map(([lanTp, title]) => [lanTp, { title }])),
};
const step = (what: string, text: string) => ({ what, text, at, actor: '' });
const trip = (lan_tp: LanTp) =>
  ({
    request_id: 'CUSTOM000001',
    lan_tp,
    wish,
    quotes: [quote],
    steps: [
      step('asked', 'Is breakfast included?\nMei'),
      step('answered', 'Yes,\nevery day.'),
      step('rejected', 'The ferry does not run.'),
    ],
  }) as unknown as Parameters<typeof customMail>[0]['trip'];
const custom =
  (reason: Parameters<typeof customMail>[0]['reason'], quoted = true) =>
  (lanTp: LanTp) =>
    customMail({
      reason,
      trip: quoted ? trip(lanTp) : { ...trip(lanTp), quotes: [] },
      rates: { CNH: 195, USD: 1300 } as Parameters<typeof customMail>[0]['rates'],
      publicOrigin,
      stop: stopOf(`custom-${reason}`, lanTp),
    });

/** The desk reads Korean; a desk elsewhere has its texts too. */
const customDesk = (what: 'requested' | 'asked') => (lanTp: LanTp) =>
  customDeskMail({ to: desk, what, trip: trip('CHN'), publicOrigin, lanTp });
const cancelDesk = (whole: boolean) => (lanTp: LanTp) => {
  const of = { ...booking, lan_tp: 'CHN' };
  return cancelDeskMail({ to: desk, booking: of, product, asked: asked(whole), publicOrigin, lanTp });
};
const minimumDesk = (state: 'short' | 'decide') => (lanTp: LanTp) =>
  minimumDeskMail({ to: desk, state, product, min_cnt: 10, paid_cnt: 4, days_left: 8, publicOrigin, lanTp });

/** Every mail of booking with facts like those of an order; the gallery shows them too. */
export const mailExamples: MailExamples<SentMailKind> = {
  'order-paid': {
    paid: paid('paid'),
    'paid in another currency': paid('paid', { currency: 'KRW', amount: 508_950, payType: 'U' }),
    deposit: paid('deposit', { booking: { ...booking, price: { ...price, deposit } }, tickets: [] }),
    balance: paid('balance'),
    'name-fee': paid('name-fee'),
    extras: paid('extras'),
  },
  'order-refunded': {
    'change-over': order('change-over'),
    'seats-lost': order('seats-lost'),
    'paid-twice': order('paid-twice'),
    'amount-differs': order('amount-differs'),
    'order-changed': order('order-changed'),
    'order-removed': order('order-removed', { booking: { ...booking, order_id: null } }),
    'trip-closed': order('trip-closed'),
    cancelled: order('cancelled'),
    'part-cancelled': order('part-cancelled'),
    'organiser-cancelled': order('organiser-cancelled'),
    changed: order('changed'),
    unconfirmed: order('unconfirmed'),
  },
  'order-moved': {
    cheaper: moved(-120),
    dearer: moved(240),
    'for the same price': moved(0),
  },
  'departure-changed': {
    'day and time': departure({ start_day: '2026-12-22', end_day: '2026-12-24', start_time: '10:00' }),
    'meeting point': departure({ meeting_points: elsewhere, meeting_lat: 37.5, meeting_lng: 127 }, ''),
    'times taken off': departure({ start_time: '', end_time: '' }),
  },
  'balance-reminder': { 'in a week': reminder(7), tomorrow: reminder(1) },
  'order-papers-rejected': {
    passport: rejectedPaper('1'),
    'birth certificate': rejectedPaper('3'),
    'air ticket': rejectedPaper('4'),
  },
  'order-cancelled': {
    cancelled: cancelled('cancelled'),
    unpaid: cancelled('unpaid'),
    reduced: cancelled('reduced', { travellers: ['LIN MEI'] }),
    organiser: cancelled('organiser', {
      written: { organiser: 'A storm.' },
      extra: [{ amount: 261, currency: 'CNH' }],
    }),
  },
  'cancel-requested': {
    whole: cancelled('requested'),
    'one traveller': cancelled('requested', { travellers: ['LIN AN'] }),
  },
  'cancel-rejected': { rejected: cancelled('rejected') },
  'cancel-desk': { whole: cancelDesk(true), 'one traveller': cancelDesk(false) },
  'minimum-desk': { short: minimumDesk('short'), decide: minimumDesk('decide') },
  'papers-deleted': {
    deleted: (lanTp) => documentsDeletedMail({ lanTp, booking, product, retentionDays: 90, publicOrigin }),
  },
  'event-made': { made: reserved('made') },
  'event-changed': { changed: reserved('changed') },
  'event-deleted': { deleted: reserved('deleted') },
  'event-reminder-due': { due: reserved('reminder-due') },
  'event-papers-rejected': {
    rejected: (lanTp) =>
      papersMail({ to, lanTp, event, person: people[1] as (typeof people)[0], publicOrigin }),
  },
  'event-message': {
    sent: (lanTp) =>
      messageMail({
        to,
        lanTp,
        event,
        reservation: reservation as Parameters<typeof messageMail>[0]['reservation'],
        message,
        publicOrigin,
      }),
  },
  'waiting-joined': { joined: waiting('joined'), reminder: waiting('joined', 'opening') },
  'waiting-offered': { offered: waiting('offered') },
  'waiting-ran-out': { 'ran out': waiting('ran-out') },
  'waiting-opened': { opened: waiting('opened', 'opening') },
  'waiting-ended': { ended: waiting('ended') },
  'custom-requested': { requested: custom('requested', false) },
  'custom-quoted': { quoted: custom('quoted') },
  'custom-answered': { answered: custom('answered') },
  'custom-ending-soon': { 'ending soon': custom('ending-soon') },
  'custom-accepted': { accepted: custom('accepted') },
  'custom-rejected': { rejected: custom('rejected') },
  'custom-desk': { requested: customDesk('requested'), asked: customDesk('asked') },
  test: { test: (lanTp) => testMail(lanTp, publicOrigin) },
};
