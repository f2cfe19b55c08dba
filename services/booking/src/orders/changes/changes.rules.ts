import { TxnType, type BookableProduct, type ChangeStop } from '@narae/contracts';
import { isLocked, addDays, changesUntil, seoulMidnight, providerCurrency } from '@narae/rules';
import {
  type PlainBooking,
  dueOf,
  leftOf,
  type PaymentAttempt,
  planRefunds,
  type PriceSnapshot,
  type Refund,
  takenOf,
} from '../../kernel/index.ts';

type Locking = Pick<BookableProduct, 'lock_days' | 'start_day'>;

/** Null where the owner may change the order (ORDER-14). */
export const changeStop = (
  { txn_type }: Pick<PlainBooking, 'txn_type'>,
  product: Locking,
  now: Date,
): ChangeStop | null => {
  if (txn_type === TxnType.CancelRequested) return 'cancel-asked';
  if (txn_type !== TxnType.Paid) return 'cancelled';
  return isLocked(product, now) ? 'locked' : null;
};

/** Hours to pay for a change, as long as an agreement lasts (MONEY-6, ORDER-15). */
const payHours = 24;

/** A day from now, but not beyond the lock date. */
export const dueBy = (product: Pick<BookableProduct, 'lock_days' | 'start_day'>, now: Date): Date => {
  const locked = seoulMidnight(addDays(changesUntil(product), 1));
  return new Date(Math.min(now.getTime() + payHours * 3_600_000, locked.getTime()));
};

/** Keeps extras and rooms of the order that were taken off sale. */
export const withOwnLines = (
  product: BookableProduct,
  { options, rooms }: Pick<PlainBooking, 'options' | 'rooms'>,
): BookableProduct => {
  const isOnSale = (code: string) => product.options.some(({ opt_code }) => opt_code === code);
  const isOffered = (id: string) => product.hotels.some(({ hotel_dtl_id }) => hotel_dtl_id === id);
  return {
    ...product,
    options: [
      ...product.options,
      ...options
        .filter(({ opt_code }) => !isOnSale(opt_code))
        .map(({ opt_code, names, origin_price }) => ({ opt_code, names, origin_price })),
    ],
    hotels: [
      ...product.hotels,
      ...rooms
        .filter(({ hotel_dtl_id }) => !isOffered(hotel_dtl_id))
        .map(({ hotel_dtl_id, hotel_type, names, origin_hotel_price }) => ({
          hotel_dtl_id,
          hotel_type,
          names,
          origin_hotel_price,
        })),
    ],
  };
};

interface Less {
  /** Whole units of the order's currency. */
  readonly amount: number;
  readonly origin_amount: number;
}

/** Payments for the order, its extras and its date; a fee for a name is not given back. */
const givesBack = (booking: PlainBooking, { status, due_id }: PaymentAttempt): boolean => {
  if (status !== 'paid' || due_id === undefined) return status === 'paid';
  const due = dueOf(booking, due_id);
  return due !== undefined && due.kind !== 'name-fee';
};

/** Refunds a price difference from the newest payment on, each in its own currency (ORDER-14, REFUND-6). */
export const planDifference = (
  booking: PlainBooking & { price: PriceSnapshot },
  { amount, origin_amount }: Less,
  made_at: Date,
): Refund[] => {
  const inOwn = providerCurrency[booking.price.currency];
  const planned: Refund[] = [];
  /** The part still to give back, 1 at first: payments may be in two currencies (PAY-10). */
  let share = 1;
  for (const attempt of booking.payments.filter((item) => givesBack(booking, item)).toReversed()) {
    const whole = attempt.reqcur === inOwn ? amount : origin_amount;
    const refunds = [...(booking.refunds ?? []), ...planned];
    const wanted = Math.min(Math.round(whole * share) * 100, leftOf(attempt, refunds));
    if (wanted <= 0) continue;
    const of = takenOf(attempt);
    planned.push(
      ...planRefunds(
        { ...booking, payments: [attempt], refunds },
        { back: wanted, of },
        { cause: 'changed', made_at },
      ),
    );
    share -= wanted / (whole * 100);
  }
  return planned;
};
