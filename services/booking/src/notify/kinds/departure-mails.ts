import type { BookableProduct, LanTp } from '@narae/contracts';
import { resolveLanTp } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { mapLink } from '@narae/contracts/map-link';
import { orderChangedV1 } from '@narae/events';
import { soldParts } from '@narae/rules';
import { type Mail, type MailRow, type MailSection, writeMail } from '@narae/service-kit';
import { z } from 'zod';
import { changeReasonText, type OrderDepartureChange, type PlainBooking } from '../../kernel/index.ts';
import { calendarTripFacts } from '../calendar/calendar-facts.rules.ts';
import { calendarForMail } from '../calendar/calendars.ts';
import type { NotifyContext } from '../context.ts';
import { daysText, orderAndProduct, row, seoulTime, toOrder } from '../mail-parts.ts';
import { mailTexts } from '../texts.ts';
import { type ComposedMail, mailKind, type Unsendable, when } from './mail-kind.ts';

/** What the mail about a changed departure says. */
export interface DepartureMailFacts {
  readonly lanTp: LanTp;
  readonly booking: Pick<PlainBooking, 'order_id' | 'buyername' | 'email'>;
  readonly product: Pick<BookableProduct, 'titles' | 'places'>;
  readonly change: OrderDepartureChange;
  /** The site's own address. */
  readonly publicOrigin: string;
  readonly now: Date;
}

/** The days before and now where day or time changed, else those that stay. */
const dateRows = ({ change: { from, to }, lanTp }: DepartureMailFacts): MailRow[] => {
  const t = mailTexts(lanTp);
  const changed = soldParts(from, to).some((part) => part !== 'meeting');
  return [
    ...(changed ? row(t('moved_from'), daysText(from, lanTp)) : []),
    ...row(t('date'), daysText(to, lanTp)).map((date) => ({ ...date, strong: changed })),
  ];
};

const meetingRows = ({ change: { from, to }, lanTp }: DepartureMailFacts): MailRow[] => {
  const t = mailTexts(lanTp);
  const changed = soldParts(from, to).includes('meeting');
  const before = textIn(from.meeting_points, lanTp);
  const now = textIn(to.meeting_points, lanTp);
  const { meeting_lat: lat, meeting_lng: lng } = to;
  const map =
    typeof lat === 'number' && typeof lng === 'number'
      ? { link: { text: t('map'), href: mapLink({ lat, lng }) } }
      : {};
  return [
    ...(changed && before !== now ? row(t('changed_meeting_before'), before) : []),
    ...row(t('meeting_point'), now || (changed ? t('changed_none') : '')).map((point) => ({
      ...point,
      ...map,
      strong: changed,
    })),
  ];
};

const whySection = ({ change: { reason, note }, lanTp }: DepartureMailFacts): MailSection => ({
  rows: [
    ...row(mailTexts(lanTp)('changed_why'), changeReasonText(reason, lanTp)),
    ...row(mailTexts(lanTp)('changed_note'), note),
  ],
});

/** Not once it is over, as where the mail is sent again. */
const freeSection = ({ change: { free_until }, lanTp, now }: DepartureMailFacts): MailSection => {
  const t = mailTexts(lanTp);
  const rows = free_until < now ? [] : row(t('changed_free_until'), seoulTime(free_until, lanTp));
  return {
    title: t('changed_free_title'),
    rows: rows.map((until) => ({ ...until, strong: true })),
    notes: [t('changed_free_note')],
  };
};

export const departureMail = (facts: DepartureMailFacts): Mail => {
  const { lanTp, booking, product, publicOrigin } = facts;
  const t = mailTexts(lanTp);
  const title = textIn(product.titles, lanTp);
  const sections = [
    {
      rows: [
        ...row(t('order_number'), booking.order_id ?? ''),
        ...row(t('product'), title),
        ...dateRows(facts),
        ...meetingRows(facts),
        ...row(t('place'), textIn(product.places, lanTp)),
      ],
    },
    whySection(facts),
    freeSection(facts),
  ];
  return writeMail({
    kind: 'departure-changed',
    to: booking.email,
    lan_tp: lanTp,
    subject: `${t('departure_changed_subject')} · ${title}`,
    greeting: t('greeting', { name: booking.buyername }),
    body: t('departure_changed_body'),
    sections: sections.filter(({ rows }) => rows.length > 0),
    action: toOrder(booking.order_id ?? '', lanTp, publicOrigin),
    closing: t('closing'),
  });
};

/** The departure as the change left it: a copy that is read a moment later may be older. */
const asChanged = (
  { start_time: _start, end_time: _end, ...product }: BookableProduct,
  { to }: OrderDepartureChange,
): BookableProduct => ({ ...product, ...to });

const DepartureFacts = z.object({ order_id: z.string(), no: z.number() });
type DepartureFacts = z.infer<typeof DepartureFacts>;

/** Of one change, while the order stands and has not left that departure. */
const compose = async (
  context: NotifyContext,
  { order_id, no }: DepartureFacts,
): Promise<ComposedMail | Unsendable> => {
  const order = await orderAndProduct(context, order_id);
  const changes = order?.booking.departure_changes ?? [];
  const change = changes.find((one) => one.no === no);
  if (!order || !change || change.prod_id !== order.booking.prod_id) return 'mail_object_gone';
  const { booking } = order;
  const product = asChanged(order.product, changes.at(-1) ?? change);
  const trip = calendarTripFacts(booking, product);
  if (!trip.stands) return 'mail_object_gone';
  if (booking.email === '') return 'mail_no_recipient';
  const mail = departureMail({
    lanTp: resolveLanTp(booking.lan_tp),
    booking,
    product,
    change,
    publicOrigin: context.config.publicOrigin,
    now: context.now(),
  });
  return {
    mail: { ...mail, ...(await calendarForMail(context, trip, mail)) },
    object_id: order_id,
    mem_id: booking.mem_id,
  };
};

/** To the buyer, in the order's language. */
export const departureMails = {
  /** Day, times or meeting point changed after the order was paid (ORDER-22). */
  'departure-changed': mailKind({
    when: [
      when('booking-order-mails', orderChangedV1, ({ what, order_id, about }) =>
        what === 'departure-changed' ? { order_id, no: Number(about) } : null,
      ),
    ],
    facts: DepartureFacts,
    idOf: ({ order_id, no }) => `${order_id}.departure-changed.${no}`,
    compose,
  }),
};
