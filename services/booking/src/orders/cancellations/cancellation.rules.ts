import { TxnType, type BookableProduct } from '@narae/contracts';
import {
  type Cancellation,
  type PlainBooking,
  duesOver,
  fittingDues,
  isAgreed,
  smallerBalance,
  stateAfter,
} from '../../kernel/index.ts';
import { cancelRefunds, wholeOrder } from '../cancel-terms/cancel-sums.rules.ts';
import { withoutTravellers } from '../cancel-terms/smaller-party.rules.ts';

type WithCancellations = Pick<PlainBooking, 'cancellations'>;

export const openRequest = ({ cancellations = [] }: WithCancellations): Cancellation | undefined =>
  cancellations.findLast(({ state }) => state === 'asked');

export const withDecision = (
  { cancellations = [] }: WithCancellations,
  { cancel_no }: Pick<Cancellation, 'cancel_no'>,
  decision: Pick<Cancellation, 'state'> & Partial<Cancellation>,
): Cancellation[] =>
  cancellations.map((item) => (item.cancel_no === cancel_no ? { ...item, ...decision } : item));

interface Decided {
  readonly now: Date;
  /** Absent where the shop decides itself. */
  readonly by?: string;
  readonly answer: string;
}

interface Approval {
  readonly set: Partial<PlainBooking>;
  readonly removed: PlainBooking['files'];
}

/** Asking and approving may be one update, where the shop decides itself. */
const requested = { txn_type: TxnType.CancelRequested };

const smallerOrder = (
  booking: PlainBooking,
  product: Pick<BookableProduct, 'options'>,
  { rv_mem_ids, share = wholeOrder }: Cancellation,
  now: Date,
): Approval | null => {
  if (!isAgreed(booking)) return null;
  // The package rule was checked when it was asked for.
  const left = withoutTravellers(booking, { ...product, package_cnt: 0 }, rv_mem_ids);
  if (typeof left === 'string') return null;
  const { removed, ...set } = left;
  const smaller = { ...booking, ...set, ...smallerBalance(booking, left.price, share) };
  const { price, dues } = { ...smaller, ...(booking.dues && { dues: fittingDues(smaller, now) }) };
  return {
    set: { ...set, price, ...(dues && { dues }), txn_type: stateAfter(requested, 'cancel-part') },
    removed,
  };
};

/**
 * What an approved request changes, in one update (REFUND-2): cancelled or fewer travellers, refunds on the terms of the
 * request, and seats due. Null where its travellers are not on the order.
 */
export const approvalOf = (
  booking: PlainBooking,
  product: Pick<BookableProduct, 'options'>,
  request: Cancellation,
  { now, by, answer }: Decided,
): Approval | null => {
  const approval = request.whole
    ? { set: { txn_type: stateAfter(requested, 'cancel'), dues: duesOver(booking, now) }, removed: [] }
    : smallerOrder(booking, product, request, now);
  if (!approval) return null;
  const refunds = cancelRefunds(booking, request.pct, request.share ?? wholeOrder, {
    cause: 'cancelled',
    cancel_no: request.cancel_no,
    made_at: now,
  });
  return {
    removed: approval.removed,
    set: {
      ...approval.set,
      refunds: [...(booking.refunds ?? []), ...refunds],
      cancellations: withDecision(booking, request, {
        state: 'approved',
        decided_at: now,
        ...(by === undefined ? {} : { decided_by: by }),
        answer,
      }),
      seats_due_at: now,
    },
  };
};
