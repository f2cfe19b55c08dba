import { TxnType } from '@narae/contracts';
import { openTxnTypes } from '@narae/rules';
import type { PlainBooking } from '../booking/booking.model.ts';
import { noHold } from './hold.rules.ts';

export type BookingAction =
  | 'modify'
  | 'draft-travellers'
  | 'register-travellers'
  | 'reset-travellers'
  | 'edit-contact'
  | 'edit-documents'
  | 'hold'
  | 'start-payment'
  | 'payment-failed'
  | 'settle'
  | 'change'
  | 'check-papers'
  | 'request-cancel'
  | 'withdraw-cancel'
  | 'reject-cancel'
  | 'cancel-part'
  | 'cancel'
  | 'organiser-cancel'
  | 'expire'
  | 'remove';

/** The one state machine (CART-1): an entry names the next state, a missing one means `txn_type_invalid`. */
export const transitions: Readonly<Record<TxnType, Partial<Record<BookingAction, TxnType>>>> = {
  [TxnType.NeedsTravellers]: {
    modify: TxnType.NeedsTravellers,
    'draft-travellers': TxnType.NeedsTravellers,
    'register-travellers': TxnType.Confirmed,
    'reset-travellers': TxnType.NeedsTravellers,
    'edit-contact': TxnType.NeedsTravellers,
    'edit-documents': TxnType.NeedsTravellers,
    expire: TxnType.Expired,
    remove: TxnType.NeedsTravellers,
  },
  [TxnType.Confirmed]: {
    // Other options change the price: saving the travellers agrees on it again (CART-7).
    modify: TxnType.NeedsTravellers,
    'draft-travellers': TxnType.Confirmed,
    'register-travellers': TxnType.Confirmed,
    'reset-travellers': TxnType.NeedsTravellers,
    'edit-contact': TxnType.Confirmed,
    'edit-documents': TxnType.Confirmed,
    hold: TxnType.Confirmed,
    'start-payment': TxnType.Paying,
    // A notification may come after the hold ended and the booking fell back.
    settle: TxnType.Paid,
    expire: TxnType.Expired,
    remove: TxnType.Confirmed,
  },
  [TxnType.Paying]: {
    hold: TxnType.Paying,
    'edit-contact': TxnType.Paying,
    'start-payment': TxnType.Paying,
    'payment-failed': TxnType.Confirmed,
    settle: TxnType.Paid,
  },
  [TxnType.Paid]: {
    // While the trip is still ahead (ORDER-14).
    change: TxnType.Paid,
    'check-papers': TxnType.Paid,
    'request-cancel': TxnType.CancelRequested,
    'organiser-cancel': TxnType.Cancelled,
    remove: TxnType.Paid,
  },
  [TxnType.CancelRequested]: {
    'withdraw-cancel': TxnType.Paid,
    'reject-cancel': TxnType.Paid,
    'cancel-part': TxnType.Paid,
    cancel: TxnType.Cancelled,
    'organiser-cancel': TxnType.Cancelled,
    'check-papers': TxnType.CancelRequested,
    remove: TxnType.CancelRequested,
  },
  [TxnType.Cancelled]: { remove: TxnType.Cancelled },
  [TxnType.Expired]: { remove: TxnType.Expired },
};

/** @throws TypeError where the action is not allowed: callers check first */
export const stateAfter = ({ txn_type }: Pick<PlainBooking, 'txn_type'>, action: BookingAction): TxnType => {
  const becomes = transitions[txn_type][action];
  if (becomes === undefined) throw new TypeError(`${action} is not allowed in ${txn_type}`);
  return becomes;
};

export const statesAllowing = (action: BookingAction): TxnType[] =>
  (Object.keys(transitions) as TxnType[]).filter((state) => transitions[state][action] !== undefined);

/** States of an unpaid row: no second row of the product beside it (CART-3). */
export const openStates: readonly TxnType[] = openTxnTypes;

/** The one definition of "paid": the order has its payment and keeps its seats. */
export const paidStates: readonly TxnType[] = [TxnType.Paid, TxnType.CancelRequested];

/** States after money came in, refunded or not. */
export const everPaidStates: readonly TxnType[] = [...paidStates, TxnType.Cancelled];

/** States of a row nobody paid for, whether or not it can still be paid. */
export const unpaidStates: readonly TxnType[] = [...openStates, TxnType.Expired];

/** An unpaid row that left the cart is gone; a paid one remains as an order (CART-10). */
export const isGone = (booking: Pick<PlainBooking, 'in_cart' | 'txn_type'>): boolean =>
  !booking.in_cart && unpaidStates.includes(booking.txn_type);

/** A booking in N has neither an agreed price nor a hold. */
export const unconfirmed = { ...noHold, price: null } as const satisfies Partial<PlainBooking>;
