import type { BookableProduct, CancelQuote, Currency, LanTp, SentMailKind } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { formatMoney, formatPercent } from '@narae/i18n/format';
import { writeMail, type Mail, type MailRow, type MailSection } from '@narae/service-kit';
import { href } from '@narae/contracts/href';
import type { PlainBooking, Cancellation } from '../../kernel/index.ts';
import { type CancelMailReason, cancelMailTexts } from './cancel-mail-texts.ts';
import { daysText, row, toOrder } from '../parts/mail-parts.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';

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

/** In the order's language (REFUND-8). */
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

interface CancelDeskMailFacts {
  readonly to: string;
  readonly booking: Pick<PlainBooking, 'order_id' | 'lan_tp'>;
  readonly product: Pick<BookableProduct, 'titles' | 'start_day' | 'end_day'>;
  readonly asked: Cancellation;
  readonly publicOrigin: string;
}

/** In Korean, the desk's language; without the member's name and address. */
export const cancelDeskMail = ({ to, booking, product, asked, publicOrigin }: CancelDeskMailFacts): Mail => {
  const { whole, rv_mem_ids, reason, pct, sums } = asked;
  return writeMail({
    kind: 'cancel-desk',
    to,
    lan_tp: 'KOR',
    subject: `취소 요청 · ${booking.order_id ?? ''}`,
    greeting: '새 취소 요청이 들어왔습니다.',
    body: '관리 화면에서 확인하고 승인 또는 거절해 주세요. 환불액은 요청 시점을 기준으로 합니다.',
    sections: [
      {
        rows: [
          ...row('주문 번호', booking.order_id ?? ''),
          ...row('상품', textIn(product.titles, 'KOR')),
          ...row('날짜', daysText(product, 'KOR')),
          ...row('취소 범위', whole ? '주문 전체' : `여행자 ${rv_mem_ids.length}명`),
          ...row('환불 비율', formatPercent(pct / 100, 'KOR')),
          ...row(
            '환불 금액',
            ...sums.map(({ refunded, currency }) => formatMoney(refunded, currency, 'KOR')),
          ),
          ...row('고객 언어', booking.lan_tp),
          ...row('취소 사유', ...reason.split('\n')),
        ],
      },
    ],
    action: {
      text: '관리 화면 열기',
      href: `${publicOrigin}${href('adminBooking', { view: 'cancellations', id: booking.order_id ?? '' })}`,
    },
    closing: 'Narae',
  });
};
