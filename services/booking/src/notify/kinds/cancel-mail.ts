import type { BookableProduct, CancelQuote, Currency, LanTp, SentMailKind } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { formatMoney, formatPercent } from '@narae/i18n/format';
import { writeMail, type Mail, type MailRow, type MailSection } from '@narae/service-kit';
import type { PlainBooking } from '../../kernel/index.ts';
import { daysText, row, toOrder } from '../mail-parts.ts';
import { mailTexts } from '../texts.ts';

/** Reason of a mail about a cancellation (REFUND-8). */
export type CancelMailReason = 'requested' | 'rejected' | 'cancelled' | 'unpaid' | 'reduced' | 'organiser';

interface CancelMailFacts {
  readonly reason: CancelMailReason;
  readonly lanTp: LanTp;
  readonly booking: Pick<PlainBooking, 'order_id' | 'buyername' | 'email'>;
  readonly product: Pick<BookableProduct, 'titles' | 'start_day' | 'end_day'>;
  /** Names of those to be cancelled, afterwards of those who still travel; empty for the whole order. */
  readonly travellers: readonly string[];
  /** Words of the member, the desk or the organiser. */
  readonly written: { readonly reason?: string; readonly answer?: string; readonly organiser?: string };
  readonly pct: number;
  readonly sums: CancelQuote['sums'];
  /** Paid additionally, by hand. */
  readonly extra: readonly { readonly amount: number; readonly currency: Currency }[];
  readonly publicOrigin: string;
}

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
  const t = mailTexts(lanTp);
  return {
    rows: [
      ...row(t('order_number'), booking.order_id ?? ''),
      ...row(t('product'), textIn(product.titles, lanTp)),
      ...row(t('date'), daysText(product, lanTp)),
      ...row(reason === 'reduced' ? t('cancel_staying') : t('cancel_leaving'), ...travellers),
      ...row(t('cancel_organiser_reason'), ...lines(written.organiser)),
      ...row(t('cancel_reason'), ...lines(written.reason)),
      ...row(t('cancel_answer'), ...lines(written.answer)),
    ],
  };
};

const sumRows = ({ sums, lanTp }: CancelMailFacts): MailRow[] => {
  const t = mailTexts(lanTp);
  return sums.flatMap(({ currency, charged, refunded, kept }) => [
    ...row(t('cancel_charged'), formatMoney(charged, currency, lanTp)),
    ...(kept > 0 ? row(t('cancel_kept'), formatMoney(kept, currency, lanTp)) : []),
    { label: t('cancel_refunded'), values: [formatMoney(refunded, currency, lanTp)], strong: true },
  ]);
};

const moneySection = (facts: CancelMailFacts): MailSection => {
  const { reason, lanTp, pct, sums, extra } = facts;
  if (reason === 'rejected') return { rows: [] };
  const t = mailTexts(lanTp);
  const isSent = reason !== 'requested' && sums.some(({ refunded }) => refunded > 0);
  return {
    figures: true,
    rows: [
      ...(reason === 'organiser' ? [] : row(t('cancel_pct'), formatPercent(pct / 100, lanTp))),
      ...sumRows(facts),
      ...extra.flatMap(({ amount, currency }) =>
        row(t('cancel_extra'), formatMoney(amount, currency, lanTp)),
      ),
    ],
    notes: [
      ...(isSent ? [t('cancel_refund_sent')] : []),
      ...(extra.length > 0 ? [t('cancel_extra_note')] : []),
    ],
  };
};

/** In the order's language (REFUND-8). */
export const cancelMail = (facts: CancelMailFacts): Mail => {
  const { reason, lanTp, booking, product, publicOrigin } = facts;
  const t = mailTexts(lanTp);
  return writeMail({
    kind: kinds[reason],
    to: booking.email,
    lan_tp: lanTp,
    subject: `${t(`cancel_${reason}_subject`)} · ${textIn(product.titles, lanTp)}`,
    greeting: t('greeting', { name: booking.buyername }),
    body: t(`cancel_${reason}_body`),
    sections: [aboutSection(facts), moneySection(facts)].filter(({ rows }) => rows.length > 0),
    action: toOrder(booking.order_id ?? '', lanTp, publicOrigin),
    closing: t('closing'),
  });
};
