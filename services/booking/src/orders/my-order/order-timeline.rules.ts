import type { OrderStep } from '@narae/contracts';
import type { Cancellation, HistoryEntry, PaymentAttempt, PlainBooking, Refund } from '../../kernel/index.ts';

type TimelineSource = Pick<
  PlainBooking,
  'reg_date' | 'price' | 'hold_started_at' | 'payments' | 'dues' | 'refunds' | 'cancellations' | 'history'
>;

/** Also where all of it went back later, but not where it went back by itself (REFUND-1). */
const hasPaid = ({ status, refno }: PaymentAttempt, refunds: readonly Refund[]): boolean =>
  status === 'paid' ||
  (status === 'refunded' && refunds.some((item) => item.refno === refno && item.cause !== 'automatic'));

/** Payments for the order and its balance; those for changes are told by the change. */
const ofPayments = ({ payments, refunds = [], dues = [] }: TimelineSource): HistoryEntry[] =>
  payments
    .filter((attempt) => hasPaid(attempt, refunds))
    .flatMap(({ refno, due_id, settled_at: at }) => {
      const forBalance = dues.some((due) => due.due_id === due_id && due.kind === 'balance');
      if (!at || (due_id !== undefined && !forBalance)) return [];
      return [{ what: forBalance ? 'balance-paid' : 'paid', by: 'member', at, about: refno }];
    });

const ofRefund = ({ refund_id, cause, made_at, settled_at, settled_by }: Refund): HistoryEntry[] => [
  { what: 'refund-made', by: cause === 'compensation' ? 'desk' : 'shop', at: made_at, about: refund_id },
  ...(settled_at
    ? [{ what: 'refunded', by: settled_by ? 'desk' : 'shop', at: settled_at, about: refund_id } as const]
    : []),
];

const ends = {
  approved: { whole: 'cancelled', part: 'party-changed' },
  rejected: { whole: 'cancel-rejected', part: 'cancel-rejected' },
  withdrawn: { whole: 'cancel-withdrawn', part: 'cancel-withdrawn' },
} as const;

const ofCancellation = ({
  cancel_no,
  state,
  cause,
  whole,
  asked_at,
  decided_at,
  decided_by,
}: Cancellation): HistoryEntry[] => {
  const about = String(cancel_no);
  const requested: HistoryEntry = { what: 'cancel-requested', by: 'member', at: asked_at, about };
  if (state === 'asked' || !decided_at) return [requested];
  const by = state === 'withdrawn' ? 'member' : decided_by ? 'desk' : 'shop';
  const end: HistoryEntry = { what: ends[state][whole ? 'whole' : 'part'], by, at: decided_at, about };
  // The shop cancelled by itself: nobody asked.
  return cause ? [end] : [requested, end];
};

const moments = (booking: TimelineSource): HistoryEntry[] => {
  const { reg_date, price, hold_started_at, refunds = [], cancellations = [], history = [] } = booking;
  return [
    { what: 'booked', by: 'member', at: reg_date },
    ...(price ? [{ what: 'confirmed', by: 'member', at: price.frozen_at } as const] : []),
    ...(hold_started_at ? [{ what: 'held', by: 'member', at: hold_started_at } as const] : []),
    ...ofPayments(booking),
    ...cancellations.flatMap(ofCancellation),
    ...history,
    // Last: refunds have the same moment as what caused them.
    ...refunds.flatMap(ofRefund),
  ];
};

/** Repeated holds, and an open request that the organiser's cancellation granted (REFUND-4). */
const isRepeated = ({ what, at }: HistoryEntry, next: HistoryEntry | undefined): boolean =>
  (what === 'held' && next?.what === 'held') ||
  (what === 'cancelled' && next?.what === 'organiser-cancelled' && next.at.getTime() === at.getTime());

/**
 * The history of an order, the oldest first (ORDER-13), from payments, refunds, requests and stored moments. Of repeated
 * holds only the last is told, of an organiser's cancellation nothing else.
 */
export const timelineOf = (booking: TimelineSource): OrderStep[] =>
  moments(booking)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .filter((step, i, all) => !isRepeated(step, all[i + 1]))
    .map(({ what, by, at, about = '' }) => ({ what, by, at: at.toISOString(), about }));
