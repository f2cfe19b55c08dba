import {
  type AdminRefund,
  type BookableProduct,
  type LanTp,
  type RefundFilter,
  settledRefundStates,
  type DeskRefundMove,
  type RefundState,
} from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { payTypeName } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { findProducts } from '../../catalog/index.ts';
import {
  chargeOf,
  adminEntry,
  type Booking,
  type Change,
  changeBooking,
  type Refund,
} from '../../kernel/index.ts';
import type { PaymentContext } from '../context.ts';
import { deskMoves, mayRetry } from './refund-desk.rules.ts';
import {
  cursorOf,
  findRefunds,
  REFUND_PAGE,
  type ListedRefund,
  findByRefund,
} from './refund-list.queries.ts';
import { moveRefund, refundOf } from '../refunds/refund-state.rules.ts';
import { settledRefund } from '../refunds/note-outcome.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';

const iso = (at: Date | null | undefined): string => at?.toISOString() ?? '';

const adminRefund = (
  { refunds: refund, payments, order_id, cart_id, mem_id, prod_id }: ListedRefund,
  titles: BookableProduct['titles'] | undefined,
  { lanTp, now }: { readonly lanTp: LanTp; readonly now: Date },
): AdminRefund => {
  const paid = payments.find(({ refno }) => refno === refund.refno);
  return {
    refund_id: refund.refund_id,
    order_id: order_id ?? cart_id,
    mem_id,
    prod_id,
    prod_title: titles ? textIn(titles, lanTp) : prod_id,
    cause: refund.cause,
    reason: refund.reason ?? null,
    state: refund.state,
    ...chargeOf(refund.amount, refund.reqcur),
    refno: refund.refno ?? '',
    refund_refno: refund.refund_refno,
    pay_type_nm: paid ? payTypeName(paid.pay_type, lanTp) : '',
    tries: refund.attempts,
    trouble: refund.last_error ?? '',
    made_at: refund.made_at.toISOString(),
    next_at: iso(refund.check_at),
    settled_at: iso(refund.settled_at),
    settled_by: refund.settled_by ?? '',
    note: refund.note ?? '',
    may_retry: mayRetry(refund, now),
    moves: deskMoves(refund, now),
  };
};

/** Waiting for a person first, then the newest (REFUND-9). */
export const listRefunds = async (
  context: PaymentContext,
  question: { readonly shown?: RefundFilter | undefined; readonly after?: string | undefined },
  lanTp: LanTp,
): Promise<{ rows: AdminRefund[]; next: string }> => {
  const found = await findRefunds(context.bookings, question);
  const page = found.slice(0, REFUND_PAGE);
  const products = await findProducts(
    context,
    page.map(({ prod_id }) => prod_id),
  );
  const titles = new Map(products.map((product) => [product.prod_id, product.titles]));
  const last = found.length > REFUND_PAGE ? page.at(-1) : undefined;
  const how = { lanTp, now: context.now() };
  return {
    rows: page.map((row) => adminRefund(row, titles.get(row.prod_id), how)),
    next: last ? cursorOf(last) : '',
  };
};

/** @throws DomainError refund_not_found */
const changeRefund = async (
  context: PaymentContext,
  refund_id: string,
  decide: (booking: Booking, refund: Refund, now: Date) => Change,
): Promise<Booking> => {
  const find = () => findByRefund(context.bookings, refund_id);
  const changed = await changeBooking(context, find, (booking, { now }) => {
    const refund = refundOf(booking, refund_id);
    if (!refund) throw new DomainError('refund_not_found', { field: 'refund_id' });
    return decide(booking, refund, now);
  });
  if (!changed) throw new DomainError('refund_not_found', { field: 'refund_id' });
  return changed.after;
};

/** Sends now (REFUND-9) and answers the result. @throws DomainError refund_not_found, refund_changed */
export const retryRefund = async (
  context: PaymentContext,
  refund_id: string,
  by: string,
): Promise<{ state: RefundState }> => {
  const { cart_id } = await changeRefund(context, refund_id, ({ refunds = [] }, refund, now) => {
    if (!mayRetry(refund, now)) throw new DomainError('refund_changed');
    return {
      set: {
        refunds: refunds.map((item) => (item.refund_id === refund_id ? { ...item, check_at: now } : item)),
      },
      audit: [adminEntry(context, { by, action: 'refund-retried', kind: 'refund', id: refund_id })],
    };
  });
  await sendRefunds(context, cart_id);
  const booking = await findByRefund(context.bookings, refund_id);
  return { state: (booking && refundOf(booking, refund_id)?.state) ?? 'due' };
};

interface DeskDecision {
  readonly refund_id: string;
  /** The state the desk saw. */
  readonly from: RefundState;
  readonly to: DeskRefundMove;
  readonly note: string;
}

/**
 * Moves a refund with note and audit entry in one update (REFUND-9), and sends it if it is to be sent again.
 * @throws DomainError refund_note_input, refund_not_found, refund_changed where it is not as it was seen
 */
export const settleByDesk = async (
  context: PaymentContext,
  { refund_id, from, to, note }: DeskDecision,
  by: string,
): Promise<void> => {
  if (note === '') throw new DomainError('refund_note_input', { field: 'note' });
  const { cart_id } = await changeRefund(context, refund_id, (booking, refund, now) => {
    if (refund.state !== from || !deskMoves(refund, now).includes(to))
      throw new DomainError('refund_changed');
    const facts = { note, settled_by: by };
    const change = settledRefundStates.includes(to)
      ? settledRefund(booking, refund_id, to, { ...facts, settled_at: now })
      : {
          set: moveRefund(booking, refund_id, to, { ...facts, check_at: to === 'due' ? now : null }) ?? {},
        };
    if (!change) throw new DomainError('refund_changed');
    const changes = [{ field: 'refund_state', from, to }];
    const entry = { by, action: 'refund-settled', kind: 'refund', id: refund_id, changes } as const;
    return { ...change, audit: [adminEntry(context, entry)] };
  });
  if (to === 'due') await sendRefunds(context, cart_id);
};
