import { type BookableProduct, LanTp } from '@narae/contracts';
import { desk } from '@narae/contracts/desk';
import { href } from '@narae/contracts/href';
import { textIn } from '@narae/contracts/localized';
import { customTripChangedV1 } from '@narae/events';
import { formatMoney, formatPercent } from '@narae/i18n/format';
import { daysBetween, heads, minimumState, seoulDay } from '@narae/rules';
import { type Mail, writeMail } from '@narae/service-kit';
import { z } from 'zod';
import { findProducts } from '../../catalog/index.ts';
import { findTrip, type PlainCustomTrip } from '../../custom-travel/index.ts';
import type { Cancellation, PlainBooking } from '../../kernel/index.ts';
import { loadDepartures } from '../../orders/index.ts';
import { daysText, orderAndProduct, row, toMyInfo } from '../mail-parts.ts';
import { mailTexts } from '../texts.ts';
import { CancelFacts, cancelling, cancellationOf } from './cancel-mails.ts';
import { CustomFacts } from './custom-mails.ts';
import { mailKind, when } from './mail-kind.ts';

/** What the desk reads. */
const deskLanguage: LanTp = 'KOR';

interface ToDesk {
  readonly to: string;
  readonly publicOrigin: string;
  readonly lanTp?: LanTp;
}

interface CancelDeskMailFacts extends ToDesk {
  readonly booking: Pick<PlainBooking, 'order_id' | 'lan_tp'>;
  readonly product: Pick<BookableProduct, 'titles' | 'start_day' | 'end_day'>;
  readonly asked: Cancellation;
}

/** Without the member's name and address. */
export const cancelDeskMail = (facts: CancelDeskMailFacts): Mail => {
  const { to, booking, product, asked, publicOrigin, lanTp = deskLanguage } = facts;
  const { whole, rv_mem_ids, reason, pct, sums } = asked;
  const t = mailTexts(lanTp);
  const number = booking.order_id ?? '';
  const scope = whole ? t('desk_cancel_whole') : t('desk_cancel_travellers', { count: rv_mem_ids.length });
  const refunds = sums.map(({ refunded, currency }) => formatMoney(refunded, currency, lanTp));
  return writeMail({
    kind: 'cancel-desk',
    to,
    lan_tp: lanTp,
    subject: `${t('desk_cancel_subject')} · ${number}`,
    greeting: t('desk_cancel_greeting'),
    body: t('desk_cancel_body'),
    sections: [
      {
        rows: [
          ...row(t('order_number'), number),
          ...row(t('product'), textIn(product.titles, lanTp)),
          ...row(t('date'), daysText(product, lanTp)),
          ...row(t('desk_cancel_scope'), scope),
          ...row(t('cancel_pct'), formatPercent(pct / 100, lanTp)),
          ...row(t('cancel_refunded'), ...refunds),
          ...row(t('desk_language'), booking.lan_tp),
          ...row(t('desk_cancel_reason'), ...reason.split('\n')),
        ],
      },
    ],
    action: {
      text: t('desk_open_admin'),
      href: `${publicOrigin}${href('adminBooking', { view: 'cancellations', id: number })}`,
    },
    closing: 'Narae',
  });
};

interface CustomDeskMailFacts extends ToDesk {
  /** The member has asked for a trip, or about one. */
  readonly what: 'requested' | 'asked';
  readonly trip: Pick<PlainCustomTrip, 'request_id' | 'lan_tp' | 'wish' | 'steps'>;
}

/** Without the member's address. */
export const customDeskMail = (facts: CustomDeskMailFacts): Mail => {
  const { to, what, trip, publicOrigin, lanTp = deskLanguage } = facts;
  const { request_id, wish, lan_tp, steps } = trip;
  const t = mailTexts(lanTp);
  const question = what === 'asked' ? (steps.findLast((step) => step.what === 'asked')?.text ?? '') : '';
  return writeMail({
    kind: 'custom-desk',
    to,
    lan_tp: lanTp,
    subject: `${t(`desk_custom_${what}_subject`)} · ${request_id}`,
    greeting: t(`desk_custom_${what}_greeting`),
    body: t('desk_custom_body'),
    sections: [
      {
        rows: [
          ...row(t('desk_custom_request'), request_id),
          ...row(t('desk_custom_days'), daysText(wish, lanTp)),
          ...row(t('desk_custom_people'), t('desk_persons', { count: heads(wish) })),
          ...row(t('desk_language'), lan_tp),
          ...row(t('desk_custom_question'), ...question.split('\n')),
        ],
      },
    ],
    action: {
      text: t('desk_open_admin'),
      href: `${publicOrigin}${href('adminBooking', { view: 'custom', id: request_id })}`,
    },
    closing: 'Narae',
  });
};

const MinimumFacts = z.object({ prod_id: z.string(), state: z.enum(['short', 'decide']) });

interface MinimumDeskMailFacts extends ToDesk {
  readonly state: z.infer<typeof MinimumFacts>['state'];
  readonly product: Pick<BookableProduct, 'prod_id' | 'titles' | 'start_day' | 'end_day'>;
  readonly min_cnt: number;
  readonly paid_cnt: number;
  readonly days_left: number;
}

export const minimumDeskMail = (facts: MinimumDeskMailFacts): Mail => {
  const { to, state, product, min_cnt, paid_cnt, days_left, publicOrigin, lanTp = deskLanguage } = facts;
  const t = mailTexts(lanTp);
  const title = textIn(product.titles, lanTp);
  return writeMail({
    kind: 'minimum-desk',
    to,
    lan_tp: lanTp,
    subject: `${t(`desk_minimum_${state}_subject`)} · ${title}`,
    greeting: t('desk_minimum_greeting'),
    body: t(`desk_minimum_${state}_body`),
    sections: [
      {
        rows: [
          ...row(t('product'), title),
          ...row(t('desk_minimum_product'), product.prod_id),
          ...row(t('date'), daysText(product, lanTp)),
          ...row(t('desk_minimum_paid'), t('desk_persons', { count: paid_cnt })),
          ...row(t('desk_minimum_least'), t('desk_persons', { count: min_cnt })),
          ...row(t('desk_minimum_left'), t('desk_minimum_days', { count: days_left })),
        ],
      },
    ],
    action: {
      text: t('desk_minimum_open'),
      href: `${publicOrigin}${href('adminBooking', { view: 'departures' })}`,
    },
    closing: 'Narae',
  });
};

/** Says nothing but where it comes from. */
export const testMail = (lanTp: LanTp, publicOrigin: string): Mail => {
  const t = mailTexts(lanTp);
  return writeMail({
    kind: 'test',
    to: desk.email,
    lan_tp: lanTp,
    subject: t('desk_test_subject'),
    greeting: t('greeting', { name: 'Narae' }),
    body: publicOrigin,
    sections: [],
    action: toMyInfo(lanTp, publicOrigin),
    closing: t('closing'),
  });
};

const DeskCustomFacts = CustomFacts.extend({ what: z.enum(['requested', 'asked']) });
const TestFacts = z.object({ test_id: z.string(), mem_id: z.string(), lanTp: LanTp });

/** To the desk, where it has a mailbox. */
export const deskMails = {
  /** A request to decide about (REFUND-8). */
  'cancel-desk': mailKind({
    when: [cancelling(['cancel-requested'])],
    facts: CancelFacts,
    idOf: ({ order_id, cancel_no }) => `${order_id}.cancel-desk.${cancel_no}`,
    compose: async (context, facts) => {
      const order = await orderAndProduct(context, facts.order_id);
      const asked = order && cancellationOf(order.booking, facts);
      if (!order || asked?.state !== 'asked') return 'mail_object_gone';
      const { deskMailbox: to, publicOrigin } = context.config;
      if (to === undefined) return 'mail_no_recipient';
      const mail = cancelDeskMail({ to, ...order, asked, publicOrigin });
      return { mail, object_id: facts.order_id, mem_id: order.booking.mem_id };
    },
    perMailbox: 'cancel-desk-mails',
  }),
  /** A trip that a member asks for, or about (CUSTOM-7). */
  'custom-desk': mailKind({
    when: [
      when('booking-custom-mails', customTripChangedV1, ({ request_id, what }, version) =>
        what === 'requested' || what === 'asked' ? { request_id, version, what } : null,
      ),
    ],
    facts: DeskCustomFacts,
    idOf: ({ request_id, version }) => `${request_id}.desk.${version}`,
    compose: async ({ customTrips, config }, { request_id, what }) => {
      const trip = await findTrip(customTrips, { request_id });
      if (!trip) return 'mail_object_gone';
      const { deskMailbox: to, publicOrigin } = config;
      if (to === undefined) return 'mail_no_recipient';
      const mail = customDeskMail({ to, what, trip, publicOrigin });
      return { mail, object_id: request_id, mem_id: trip.mem_id };
    },
    perMailbox: 'custom-desk-mails',
  }),
  /** Once for each stage, by the job that watches departures (REFUND-4). */
  'minimum-desk': mailKind({
    when: [],
    facts: MinimumFacts,
    idOf: ({ prod_id, state }) => `${prod_id}.minimum-desk.${state}`,
    compose: async (context, { prod_id, state }) => {
      const [product] = await findProducts(context, [prod_id]);
      if (!product || product.cancelled_at) return 'mail_object_gone';
      const [loaded] = await loadDepartures(context, [product], deskLanguage);
      const { min_cnt = 0, start_day } = product;
      const days_left = daysBetween(seoulDay(context.now()), start_day);
      const paid_cnt = loaded?.departure.paid_cnt ?? 0;
      // Reached meanwhile, or departed.
      if (days_left < 0 || minimumState({ min_cnt, paid_cnt, days_left }) === 'reached')
        return 'mail_object_gone';
      const { deskMailbox: to, publicOrigin } = context.config;
      if (to === undefined) return 'mail_no_recipient';
      const mail = minimumDeskMail({ to, state, product, min_cnt, paid_cnt, days_left, publicOrigin });
      return { mail, object_id: prod_id, mem_id: 'desk' };
    },
    perMailbox: 'minimum-desk-mails',
  }),
  /** By an administrator's press. */
  test: mailKind({
    when: [],
    facts: TestFacts,
    idOf: ({ test_id }) => `test.${test_id}`,
    compose: async ({ config }, { test_id, mem_id, lanTp }) => ({
      mail: testMail(lanTp, config.publicOrigin),
      object_id: test_id,
      mem_id,
    }),
  }),
};
