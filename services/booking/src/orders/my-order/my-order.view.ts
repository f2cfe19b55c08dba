import { textIn } from '@narae/contracts/localized';
import type { LanTp, OrderPayment, OrderPaymentState, OrderRefund, MyOrder } from '@narae/contracts';
import { payTypeName, changesUntil, seoulDay } from '@narae/rules';
import {
  attemptInCheck,
  chargeOf,
  dueOf,
  type PaymentAttempt,
  type PaymentStatus,
  type PlainBooking,
  takenBy,
  inTravellerOrder,
  rejectionView,
  tripRejectionTexts,
} from '../../kernel/index.ts';
import { cartItem, type CartRow } from '../../cart/index.ts';
import { timelineOf } from './order-timeline.rules.ts';
import { cancellationView } from '../cancellations/cancellation.view.ts';
import { departureChangesView } from './departure-changes.view.ts';
import { documentsOf } from './order-documents.rules.ts';

const states: Readonly<Partial<Record<PaymentStatus, OrderPaymentState>>> = {
  paid: 'paid',
  'refund-due': 'refund-due',
  refunded: 'refunded',
};

/** Payments that took money, and the one that is being checked (PAY-13). */
export const orderPayments = (
  booking: Pick<PlainBooking, 'txn_type' | 'payments' | 'dues'>,
  lanTp: LanTp,
): OrderPayment[] => {
  const checked = attemptInCheck(booking);
  return booking.payments.flatMap((attempt) => {
    const state = attempt === checked ? 'checking' : states[attempt.status];
    if (!state) return [];
    const due = attempt.due_id && dueOf(booking, attempt.due_id);
    return [
      {
        refno: attempt.refno,
        transid: attempt.transid ?? '',
        pay_type: attempt.pay_type,
        pay_type_nm: payTypeName(attempt.pay_type, lanTp),
        ...takenBy(attempt),
        state,
        ...(due && { due: due.kind }),
        paid_at: (attempt.settled_at ?? attempt.started_at).toISOString(),
      },
    ];
  });
};

/** For payments from before refunds were rows of their own (REFUND-1). */
const ofAttempt = (attempt: PaymentAttempt): OrderRefund => {
  const { refno, refund_refno = '', refund_reason, status, settled_at, started_at } = attempt;
  return {
    refund_id: refund_refno || refno,
    cause: 'automatic',
    reason: refund_reason ?? null,
    state: status === 'refunded' ? 'refunded' : 'due',
    ...takenBy(attempt),
    refno,
    refund_refno,
    made_at: (settled_at ?? started_at).toISOString(),
    settled_at: '',
  };
};

/** The oldest first (REFUND-6). */
export const orderRefunds = ({
  payments,
  refunds = [],
}: Pick<PlainBooking, 'payments' | 'refunds'>): OrderRefund[] => {
  const refunded = new Set(refunds.map(({ refno }) => refno));
  const before = payments.filter(
    ({ status, refno }) => (status === 'refund-due' || status === 'refunded') && !refunded.has(refno),
  );
  const rows = refunds.map((refund) => ({
    refund_id: refund.refund_id,
    cause: refund.cause,
    reason: refund.reason ?? null,
    state: refund.state,
    ...chargeOf(refund.amount, refund.reqcur),
    refno: refund.refno ?? '',
    refund_refno: refund.refno === null ? '' : refund.refund_refno,
    made_at: refund.made_at.toISOString(),
    settled_at: refund.settled_at?.toISOString() ?? '',
  }));
  return [...before.map(ofAttempt), ...rows].sort((a, b) => a.made_at.localeCompare(b.made_at));
};

interface Beside {
  readonly now: Date;
  /** Why the organiser cancelled it; empty where they did not. */
  readonly organiser_reason: string;
}

export const myOrderView = (row: CartRow, { now, organiser_reason }: Beside): MyOrder => {
  const today = seoulDay(now);
  const { booking, product, lanTp } = row;
  const item = cartItem(row);
  const sentences = tripRejectionTexts(lanTp);
  const shown = { party: booking.party, documents: item.documents, files: booking.files };
  return {
    ...item,
    agreed: row.agreed,
    version: booking.version,
    buyername: booking.buyername,
    tel: booking.tel,
    email: booking.email,
    area: booking.area,
    meeting_point: product.meeting_points ? textIn(product.meeting_points, lanTp) : '',
    meeting_lat: product.meeting_lat ?? null,
    meeting_lng: product.meeting_lng ?? null,
    changes_until: changesUntil(product),
    ticket_yn: product.ticket_yn,
    travellers: booking.travellers.toSorted(inTravellerOrder).map((person) => ({
      rv_mem_id: person.rv_mem_id,
      mem_type: person.mem_type,
      sort_order: person.sort_order,
      mem_nm: person.mem_nm,
      papers: documentsOf(person, shown, product.end_day < today).map(({ file_type, state, check }) => ({
        file_type,
        state,
        rejection: rejectionView(check, sentences),
      })),
    })),
    payments: orderPayments(booking, lanTp),
    refunds: orderRefunds(booking),
    cancellations: (booking.cancellations ?? []).map(cancellationView),
    organiser_reason,
    ...departureChangesView(booking, product, { lanTp, now }),
    steps: timelineOf(booking),
  };
};
