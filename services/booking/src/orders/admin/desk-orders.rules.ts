import { TxnType, type AdminOrderState, type BookableProduct } from '@narae/contracts';
import { attemptInCheck, isGone, type PlainBooking, shownState, unpaidStates } from '../../kernel/index.ts';

export type OrderSearch =
  | {
      readonly field: 'order_id' | 'cart_id' | 'mem_id' | 'payments.refno' | 'transids' | 'email';
      readonly value: string;
    }
  | { readonly words: string };

type Field = Extract<OrderSearch, { field: string }>['field'];

/** Tried in this order. A provider's number has digits and no known beginning. */
const forms: readonly (readonly [RegExp, Field, (text: string) => string])[] = [
  [/^ORDER\d+$/i, 'order_id', (text) => text.toUpperCase()],
  [/^CART\d+$/i, 'cart_id', (text) => text.toUpperCase()],
  [/^MEM\d+$/i, 'mem_id', (text) => text.toUpperCase()],
  [/^TRIP\d+$/i, 'payments.refno', (text) => text.toUpperCase()],
  [/^\S+@\S+$/, 'email', (text) => text.toLowerCase()],
  [/^(?!P\d|CUSTOM)(?=.*\d)[A-Z0-9]{8,}$/i, 'transids', (text) => text],
];

export const readOrderSearch = (typed = ''): OrderSearch | null => {
  const text = typed.trim();
  if (text === '') return null;
  const existing = forms.find(([form]) => form.test(text));
  if (!existing) return { words: text };
  const [, field, inForm] = existing;
  return { field, value: inForm(text) };
};

const named: Readonly<Record<TxnType, AdminOrderState>> = {
  [TxnType.NeedsTravellers]: 'needs-travellers',
  [TxnType.Confirmed]: 'waiting',
  [TxnType.Paying]: 'waiting',
  [TxnType.Paid]: 'paid',
  [TxnType.CancelRequested]: 'cancel-requested',
  [TxnType.Cancelled]: 'cancelled',
  [TxnType.Expired]: 'expired',
};

/** @param product absent where booking has no copy of it (ORDER-16) */
export const adminOrderState = (
  booking: PlainBooking,
  product: Pick<BookableProduct, 'progress_yn' | 'start_day'> | undefined,
  now: Date,
): AdminOrderState => {
  if (isGone(booking)) return 'removed';
  if (attemptInCheck(booking)) return 'checking';
  return named[product ? shownState(booking, product, now) : booking.txn_type];
};

/** Stored states in which orders of a shown state are found; clock and payments decide about each order. */
export const storedStates: Readonly<Record<AdminOrderState, readonly TxnType[]>> = {
  'cancel-requested': [TxnType.CancelRequested],
  checking: [TxnType.Confirmed, TxnType.Paying],
  waiting: [TxnType.Confirmed, TxnType.Paying],
  'needs-travellers': [TxnType.NeedsTravellers],
  paid: [TxnType.Paid],
  cancelled: [TxnType.Cancelled],
  expired: unpaidStates,
  removed: unpaidStates,
};
