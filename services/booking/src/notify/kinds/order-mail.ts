import {
  type LanTp,
  type BookableProduct,
  type Currency,
  type MoveReason,
  type OrderTicket,
  type PayType,
  RefundReason,
} from '@narae/contracts';
import { desk } from '@narae/contracts/desk';
import { mapLink } from '@narae/contracts/map-link';
import { textIn } from '@narae/contracts/localized';
import { commonText } from '@narae/i18n/common-text';
import { formatDate, formatMoney, formatPercent } from '@narae/i18n/format';
import { partyText } from '@narae/i18n/party-text';
import { countField, discountPct, memTypes, payTypeName, refundDates } from '@narae/rules';
import { type MailRow, type MailSection, writeMail, type Mail } from '@narae/service-kit';
import {
  balanceOf,
  inTravellerOrder,
  pinnedPolicy,
  type PriceSnapshot,
  type PlainBooking,
  refundPctMost,
} from '../../kernel/index.ts';
import { daysText, row, toMyInfo, toOrder } from '../mail-parts.ts';
import { mailTexts } from '../texts.ts';
import { ticketSection } from './mail-tickets.ts';

/** The order, its deposit or balance, or a change. */
export const paymentMailReasons = ['paid', 'deposit', 'balance', 'name-fee', 'extras'] as const;

/** Money that went back (ORDER-8); those of `RefundReason` are automatic (REFUND-1). */
export const refundMailReasons = [
  ...RefundReason.options,
  'part-cancelled',
  'organiser-cancelled',
  'changed',
] as const;

/** `moved`: to another departure (ORDER-20). */
export type OrderMailReason =
  (typeof paymentMailReasons)[number] | (typeof refundMailReasons)[number] | 'moved';

/** What a mail about an order says. */
export interface OrderMailFacts {
  readonly kind: 'order-paid' | 'order-refunded' | 'order-moved';
  readonly reason: OrderMailReason;
  readonly lanTp: LanTp;
  readonly booking: Pick<
    PlainBooking,
    'order_id' | 'buyername' | 'email' | 'party' | 'travellers' | 'options' | 'rooms' | 'price' | 'moves'
  >;
  readonly product: Pick<
    BookableProduct,
    | 'titles'
    | 'places'
    | 'meeting_points'
    | 'meeting_lat'
    | 'meeting_lng'
    | 'lat'
    | 'lng'
    | 'start_day'
    | 'end_day'
    | 'start_time'
    | 'end_time'
  >;
  /** Of a moved order: the days it left; null where nobody knows them any more. */
  readonly left?: Pick<BookableProduct, 'start_day' | 'end_day' | 'start_time' | 'end_time'> | null;
  /** Of an order that the desk moved (ORDER-21). */
  readonly movedWhy?: MoveReason | undefined;
  /** Whole units; of a moved order what was paid for it, below 0 what comes back. */
  readonly amount: number;
  readonly currency: Currency;
  readonly payType: PayType;
  readonly refno: string;
  /** Tickets the mail carries: all of the order, or none. */
  readonly tickets: readonly Pick<OrderTicket, 'mem_nm' | 'ticket_no'>[];
  /** The site's own address. */
  readonly publicOrigin: string;
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly today: string;
}

const mapAt = (
  lat: number | null | undefined,
  lng: number | null | undefined,
  lanTp: LanTp,
): Pick<MailRow, 'link'> =>
  typeof lat === 'number' && typeof lng === 'number'
    ? { link: { text: mailTexts(lanTp)('map'), href: mapLink({ lat, lng }) } }
    : {};

/** Mails that say everything about the trip. */
const tellsAll: readonly OrderMailReason[] = ['paid', 'deposit', 'moved'];

const meetingMap = ({ product: { meeting_lat, meeting_lng }, lanTp }: OrderMailFacts) =>
  mapAt(meeting_lat, meeting_lng, lanTp);

/** The place's map only where no meeting point has one: it may be in another town. */
const placeMap = (facts: OrderMailFacts): Pick<MailRow, 'link'> =>
  tellsAll.includes(facts.reason) && !meetingMap(facts).link
    ? mapAt(facts.product.lat, facts.product.lng, facts.lanTp)
    : {};

const tripSection = (facts: OrderMailFacts): MailSection => {
  const { booking, product, lanTp, refno } = facts;
  const t = mailTexts(lanTp);
  return {
    rows: [
      ...row(t('order_number'), booking.order_id ?? ''),
      ...row(t('product'), textIn(product.titles, lanTp)),
      ...row(t('date'), daysText(product, lanTp)),
      ...(facts.left ? row(t('moved_from'), daysText(facts.left, lanTp)) : []),
      ...(facts.movedWhy ? row(t('moved_why'), t(`moved_why_${facts.movedWhy}`)) : []),
      ...row(t('place'), textIn(product.places, lanTp)).map((place) => ({
        ...place,
        ...placeMap(facts),
      })),
      ...row(t('reference'), refno),
    ],
  };
};

/** Empty where the product names no meeting point. */
const meetingSection = (facts: OrderMailFacts): MailSection => {
  const { product, lanTp } = facts;
  const said = row(mailTexts(lanTp)('meeting_point'), textIn(product.meeting_points, lanTp));
  return { rows: said.map((point) => ({ ...point, ...meetingMap(facts) })) };
};

const choiceSection = ({ booking, lanTp }: OrderMailFacts): MailSection => {
  const persons = (count: number): string => mailTexts(lanTp)('persons', { count });
  const travellers = booking.travellers.toSorted(inTravellerOrder);
  return {
    rows: [
      ...row(commonText(lanTp, 'step_travellers'), ...travellers.map(({ mem_nm }) => mem_nm)),
      ...row(
        commonText(lanTp, 'unit_options'),
        ...booking.options.map(
          (option) => `${textIn(option.names, lanTp)} · ${persons(option.participant_cnt)}`,
        ),
      ),
      ...row(
        commonText(lanTp, 'unit_hotel'),
        ...booking.rooms.map((room) => `${textIn(room.names, lanTp)} · ${persons(room.personnel_cnt)}`),
      ),
    ],
  };
};

/** With the amount where the currency is not the order's (PAY-10). */
const chargeRows = ({ payType, lanTp }: OrderMailFacts, charged: string): MailRow[] => [
  ...row(mailTexts(lanTp)('charged'), charged),
  ...row(mailTexts(lanTp)('method'), payTypeName(payType, lanTp)),
];

/** What was paid for another date, or what comes back; nothing where it costs the same. */
const movedRows = ({ amount, currency, lanTp }: OrderMailFacts): MailRow[] => {
  const t = mailTexts(lanTp);
  if (amount === 0) return [];
  return row(t(amount > 0 ? 'moved_paid' : 'moved_back'), formatMoney(Math.abs(amount), currency, lanTp));
};

/** The amount paid now, the rest, and its last day (MONEY-12). */
const depositRows = ({ reason, lanTp }: OrderMailFacts, price: PriceSnapshot): MailRow[] => {
  if (reason !== 'deposit' || !price.deposit) return [];
  const t = mailTexts(lanTp);
  const money = (value: number): string => formatMoney(value, price.currency, lanTp);
  return [
    ...row(t('balance_deposit'), money(price.deposit.amount)),
    ...row(t('balance_amount'), money(balanceOf(price).amount)),
    ...row(t('balance_by'), formatDate(price.deposit.balance_by, lanTp, 'day')),
  ];
};

const priceSection = (facts: OrderMailFacts, price: PriceSnapshot): MailSection => {
  const { booking, amount, currency, lanTp } = facts;
  const common: Parameters<typeof partyText>[0] = (key, params) => commonText(lanTp, key, params);
  const money = (value: number): string => formatMoney(value, price.currency, lanTp);
  const charged = currency === price.currency ? '' : formatMoney(amount, currency, lanTp);
  const party = memTypes.map((memType) => ({
    memType,
    count: booking.party[countField[memType]],
    discountPct: discountPct(memType, price.discounts),
  }));
  return {
    title: mailTexts(lanTp)('price'),
    figures: true,
    rows: [
      ...row(partyText(common, party), money(price.cost)),
      ...(booking.options.length > 0 ? row(common('unit_options'), money(price.option)) : []),
      ...(booking.rooms.length > 0 ? row(common('unit_hotel'), money(price.hotel)) : []),
      { label: common('unit_total'), values: [money(price.total)], strong: true },
      ...depositRows(facts, price),
      ...(facts.reason === 'moved' ? movedRows(facts) : chargeRows(facts, charged)),
    ],
  };
};

const amountSection = (facts: OrderMailFacts): MailSection => ({
  figures: true,
  rows: [
    ...row(mailTexts(facts.lanTp)('amount'), formatMoney(facts.amount, facts.currency, facts.lanTp)),
    ...chargeRows(facts, ''),
  ],
});

/** Refund steps pinned on the order (REFUND-3), without past days. */
const refundSection = (
  { booking, product, lanTp, today }: OrderMailFacts,
  price: PriceSnapshot,
): MailSection => {
  const t = mailTexts(lanTp);
  const { refund_schedule } = pinnedPolicy(price);
  const { grace } = refund_schedule;
  const steps = refundDates(product.start_day, refund_schedule).filter(({ until }) => until >= today);
  return {
    title: t('refund'),
    figures: true,
    rows: steps.flatMap(({ pct, until }) =>
      row(
        t('until', { day: formatDate(until, lanTp, 'day') }),
        formatPercent(Math.min(pct, refundPctMost(booking)) / 100, lanTp),
      ),
    ),
    notes: [
      ...(grace ? [t('grace', { hours: grace.hours, days: grace.untilDays })] : []),
      t('cancelling'),
      `${desk.email} · ${desk.tel}`,
    ],
  };
};

/** A payment tells everything, a change the current state, a refund only order and amount. */
const sections = (facts: OrderMailFacts): MailSection[] => {
  const { reason, booking, tickets, lanTp } = facts;
  if (reason === 'name-fee' || reason === 'extras')
    return [tripSection(facts), choiceSection(facts), amountSection(facts), ticketSection(tickets, lanTp)];
  if (reason === 'balance') return [tripSection(facts), amountSection(facts), ticketSection(tickets, lanTp)];
  if (!tellsAll.includes(reason)) return [tripSection(facts), amountSection(facts)];
  return [
    tripSection(facts),
    meetingSection(facts),
    choiceSection(facts),
    ...(booking.price
      ? [priceSection(facts, booking.price), refundSection(facts, booking.price)]
      : [amountSection(facts)]),
    ticketSection(tickets, lanTp),
  ];
};

/** As text, and as HTML that loads nothing from elsewhere (ORDER-8). */
export const orderMail = (facts: OrderMailFacts): Mail => {
  const { reason, lanTp, booking, product, publicOrigin } = facts;
  const t = mailTexts(lanTp);
  return writeMail({
    kind: facts.kind,
    to: booking.email,
    lan_tp: lanTp,
    subject: `${t(`order_${reason}_subject`)} · ${textIn(product.titles, lanTp)}`,
    greeting: t('greeting', { name: booking.buyername }),
    body: t(`order_${reason}_body`),
    sections: sections(facts).filter(({ rows }) => rows.length > 0),
    action: booking.order_id ? toOrder(booking.order_id, lanTp, publicOrigin) : toMyInfo(lanTp, publicOrigin),
    closing: t('closing'),
  });
};
