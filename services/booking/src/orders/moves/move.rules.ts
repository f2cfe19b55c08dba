import { type BookableProduct, type MoveDeparture, type MoveQuote, TxnType } from '@narae/contracts';
import {
  aboveCap,
  addDays,
  mayStillMove,
  movesUntil,
  saleEndsAt,
  seoulMidnight,
  type MoveTerms,
} from '@narae/rules';
import {
  type AgreedBooking,
  fittingDues,
  isCheckedIn,
  moveCount,
  openBalance,
  openDue,
  type PricedMove,
  productViolation,
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

export interface MoveTargetFacts {
  readonly from: Departure;
  readonly priced: Pick<PricedMove, 'price'>;
  /** Seats the order can count on there; absent where the ledger will tell. */
  readonly seatsLeft?: number;
  readonly now: Date;
}

/** Why an order cannot be moved to a departure; null where it can (ORDER-20). */
export const moveTargetStop = (
  booking: AgreedBooking,
  to: Departure & Parameters<typeof productViolation>[0] & Pick<BookableProduct, 'withdrawn'>,
  { from, priced, seatsLeft, now }: MoveTargetFacts,
): MoveTargetStop | null => {
  if (to.prod_id === from.prod_id) return 'move_same';
  if (to.trip_id === undefined || to.trip_id !== from.trip_id) return 'move_other_trip';
  if (to.package_cnt !== from.package_cnt) return 'move_other_size';
  if (to.withdrawn) return 'product_deadline';
  const violation = productViolation(to, now);
  if (violation) return violation.error as MoveTargetStop;
  if (seatsLeft !== undefined && seatsLeft < seatsOf(booking))
    return seatsLeft < 1 ? 'no_inventory' : 'seats_not_enough';
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
