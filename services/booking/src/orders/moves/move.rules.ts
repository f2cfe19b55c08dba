import {
  type BookableProduct,
  type DeskMovePrice,
  type MoveDeparture,
  type MoveQuote,
  type OrderStepBy,
  TxnType,
} from '@narae/contracts';
import {
  aboveCap,
  addDays,
  mayStillMove,
  movesUntil,
  progressViolation,
  saleEndsAt,
  seoulDay,
  seoulMidnight,
  stockViolation,
  type MoveTerms,
} from '@narae/rules';
import {
  type AgreedBooking,
  fittingDues,
  isCheckedIn,
  moveCount,
  openBalance,
  openDue,
  otherTripStop,
  priceMove,
  type PricedMove,
  productViolation,
  type SelectionLeft,
  seatsOf,
} from '../../kernel/index.ts';

export type OrderMoveStop = NonNullable<MoveQuote['stop']>['error'];

export type MoveTargetStop = NonNullable<MoveDeparture['stop']>['error'];

type Departure = Pick<BookableProduct, 'prod_id' | 'trip_id' | 'package_cnt' | 'start_day'>;

export type Movable = AgreedBooking & { readonly price: { readonly moving: MoveTerms } };

const isMovable = (booking: AgreedBooking, { trip_id }: Departure): booking is Movable =>
  Boolean(booking.price.moving) && trip_id !== undefined;

/**
 * Why its member cannot move an order now; null where they can (ORDER-20). @param most changes of an order in all
 */
export const orderMoveStop = (
  booking: AgreedBooking,
  departure: Departure,
  { now, most }: { readonly now: Date; readonly most: number },
): OrderMoveStop | null => {
  if (booking.txn_type === TxnType.CancelRequested) return 'change_cancel_open';
  if (booking.txn_type !== TxnType.Paid) return 'txn_type_invalid';
  if (!isMovable(booking, departure)) return 'move_by_desk';
  const { moving } = booking.price;
  if (moving.until_days === null) return 'move_not_allowed';
  if (isCheckedIn(booking)) return 'move_checked_in';
  if (openBalance(booking)) return 'move_balance_first';
  if (openDue({ dues: fittingDues(booking, now) })) return 'change_open';
  if (!mayStillMove(moving, departure.start_day, now)) return 'move_over';
  return moveCount(booking) >= most ? 'changes_most' : null;
};

/**
 * Why an administrator cannot move an order now; null where they can (ORDER-21): until its departure, whatever was pinned.
 */
export const deskMoveStop = (
  booking: AgreedBooking,
  { start_day }: Pick<Departure, 'start_day'>,
  { price, now }: { readonly price: DeskMovePrice; readonly now: Date },
): OrderMoveStop | null => {
  if (booking.txn_type === TxnType.CancelRequested) return 'change_cancel_open';
  if (booking.txn_type !== TxnType.Paid) return 'txn_type_invalid';
  if (isCheckedIn(booking)) return 'move_checked_in';
  if (price === 'cheaper' && openBalance(booking)) return 'move_balance_first';
  if (openDue({ dues: fittingDues(booking, now) })) return 'change_open';
  return start_day < seoulDay(now) ? 'move_over' : null;
};

/** The agreed price, or that of a cheaper departure; never more, and no fee (ORDER-21). */
export const priceDeskMove = (
  booking: AgreedBooking,
  to: Pick<BookableProduct, 'origin_price'>,
  price: DeskMovePrice,
): PricedMove => {
  const there = priceMove(booking, to, { fee_krw: 0 });
  if (price === 'cheaper' && there.difference < 0) return there;
  return { price: booking.price, fee: 0, difference: 0, origin_difference: 0 };
};

/** Who moves an order: its member, or an administrator, who may do so after the sale has ended. */
export type Mover = Extract<OrderStepBy, 'member' | 'desk'>;

type Sold = Parameters<typeof productViolation>[0];
type Target = Departure & Sold & Pick<BookableProduct, 'withdrawn'>;

const hasEnded = ({ progress_yn, start_day }: Sold, now: Date): boolean =>
  progress_yn === 'E' || start_day < seoulDay(now);

const saleStop: Readonly<Record<Mover, (to: Sold, now: Date) => string | null>> = {
  member: (to, now) => productViolation(to, now)?.error ?? null,
  desk: (to, now) => progressViolation[to.progress_yn] ?? (hasEnded(to, now) ? 'product_deadline' : null),
};

interface Dates {
  readonly by: Mover;
  readonly from: Departure;
  readonly now: Date;
}

/** Why no order of a departure can be moved to another one; null where they can. */
export const departureStop = (to: Target, { by, from, now }: Dates): MoveTargetStop | null => {
  if (to.prod_id === from.prod_id) return 'move_same';
  const stop = otherTripStop(from, to) ?? (to.withdrawn ? 'product_deadline' : saleStop[by](to, now));
  return stop as MoveTargetStop | null;
};

export interface MoveTargetFacts extends Dates {
  readonly priced: Pick<PricedMove, 'price'>;
  /** What the order can count on there; absent where the ledger will tell. */
  readonly left?: SelectionLeft;
}

/** Why an order cannot be moved to a departure; null where it can (ORDER-20). */
export const moveTargetStop = (
  booking: AgreedBooking,
  to: Target,
  { priced, left, ...dates }: MoveTargetFacts,
): MoveTargetStop | null => {
  const stop = departureStop(to, dates);
  if (stop) return stop;
  if (left && left.seats < seatsOf(booking)) return left.seats < 1 ? 'no_inventory' : 'seats_not_enough';
  const short = left && stockViolation(booking.options, left.options);
  if (short) return short.error as MoveTargetStop;
  return aboveCap(priced.price) ? 'payment_cap_exceeded' : null;
};

/** Hours to pay for a dearer date (ORDER-15). */
const payHours = 24;

/** A day from now, but not beyond the time in which the order may be moved, nor the sale of the new departure. */
export const moveDueBy = (
  { price }: Pick<Movable, 'price'>,
  { from, to }: { readonly from: Departure; readonly to: Parameters<typeof saleEndsAt>[0] },
  now: Date,
): Date => {
  const moves = seoulMidnight(addDays(movesUntil(price.moving, from.start_day), 1));
  const day = now.getTime() + payHours * 3_600_000;
  return new Date(Math.min(day, moves.getTime(), saleEndsAt(to).getTime()));
};
