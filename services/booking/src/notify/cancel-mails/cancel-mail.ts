import type { BookableProduct, CancelQuote, Currency, LanTp, SentMailKind } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { formatMoney, formatPercent } from '@narae/i18n/format';
import { writeMail, type Mail, type MailRow, type MailSection } from '@narae/service-kit';
import type { PlainBooking } from '../../kernel/index.ts';
import type { CancelMailReason } from './cancel-mail-texts.ts';
import { cancelMailTexts } from './cancel-mail-texts.ts';
import { daysText, row, toOrder } from '../parts/mail-parts.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';

/** What a mail about a cancellation says. */
export interface CancelMailFacts {
  readonly reason: CancelMailReason;
  readonly lanTp: LanTp;
  readonly booking: Pick<PlainBooking, 'order_id' | 'buyername' | 'email'>;
  readonly product: Pick<BookableProduct, 'titles' | 'start_day' | 'end_day'>;
  /** Names of those to be cancelled, before, or of those who still travel, afterwards; nobody where it is the whole order. */
  readonly travellers: readonly string[];
  /** What the member wrote, the desk answered, or the organiser tells. */
  readonly written: { readonly reason?: string; readonly answer?: string; readonly organiser?: string };
  readonly pct: number;
  readonly sums: CancelQuote['sums'];
  /** What is paid on top, by hand. */
  readonly extra: readonly { readonly amount: number; readonly currency: Currency }[];
  /** The site's own address. */
  readonly publicOrigin: string;
}

/** By which kind of mail each is told. */
const kinds: Readonly<Record<CancelMailReason, SentMailKind>> = {
  requested: 'cancel-requested',
  rejected: 'cancel-rejected',
  cancelled: 'order-cancelled',
  unpaid: 'order-cancelled',
  reduced: 'order-cancelled',
  organiser: 'order-cancelled',
};

const lines = (text = ''): string[] => text.split('\n');

const aboutSection = ({
  reason,
  booking,
  product,
  travellers,
  written,
  lanTp,
}: CancelMailFacts): MailSection => {
  const order = orderMailLabels[lanTp];
  const { labels } = cancelMailTexts[lanTp];
  return {
    rows: [
      ...row(order.orderNumber, booking.order_id ?? ''),
      ...row(order.product, textIn(product.titles, lanTp)),
      ...row(order.date, daysText(product, lanTp)),
      ...row(reason === 'reduced' ? labels.staying : labels.leaving, ...travellers),
      ...row(labels.organiserReason, ...lines(written.organiser)),
      ...row(labels.reason, ...lines(written.reason)),
      ...row(labels.answer, ...lines(written.answer)),
    ],
  };
};

const sumRows = ({ sums, lanTp }: CancelMailFacts): MailRow[] => {
  const { labels } = cancelMailTexts[lanTp];
  return sums.flatMap(({ currency, charged, refunded, kept }) => [
    ...row(labels.charged, formatMoney(charged, currency, lanTp)),
    ...(kept > 0 ? row(labels.kept, formatMoney(kept, currency, lanTp)) : []),
    { label: labels.refunded, values: [formatMoney(refunded, currency, lanTp)], strong: true },
  ]);
};

/** What goes back and what stays; a rejected request moves nothing. */
const moneySection = (facts: CancelMailFacts): MailSection => {
  const { reason, lanTp, pct, sums, extra } = facts;
  if (reason === 'rejected') return { rows: [] };
  const { labels, notes } = cancelMailTexts[lanTp];
  const isSent = reason !== 'requested' && sums.some(({ refunded }) => refunded > 0);
  return {
    figures: true,
    rows: [
      ...(reason === 'organiser' ? [] : row(labels.pct, formatPercent(pct / 100, lanTp))),
      ...sumRows(facts),
      ...extra.flatMap(({ amount, currency }) => row(labels.extra, formatMoney(amount, currency, lanTp))),
    ],
    notes: [...(isSent ? [notes.onItsWay] : []), ...(extra.length > 0 ? [notes.extra] : [])],
  };
};

/** The mail in the order's language: what is cancelled, what goes back, and what comes next (REFUND-8). */
export const cancelMail = (facts: CancelMailFacts): Mail => {
  const { reason, lanTp, booking, product, publicOrigin } = facts;
  const texts = cancelMailTexts[lanTp];
  const labels = orderMailLabels[lanTp];
  return writeMail({
    kind: kinds[reason],
    to: booking.email,
    lan_tp: lanTp,
    subject: `${texts.subjects[reason]} · ${textIn(product.titles, lanTp)}`,
    greeting: labels.greeting(booking.buyername),
    body: texts.bodies[reason],
    sections: [aboutSection(facts), moneySection(facts)].filter(({ rows }) => rows.length > 0),
    action: toOrder(booking.order_id ?? '', lanTp, publicOrigin),
    closing: labels.closing,
  });
};
