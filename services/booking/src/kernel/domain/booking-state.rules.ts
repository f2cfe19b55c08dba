import { TxnType } from '@narae/contracts';
import { openTxnTypes } from '@narae/rules';
import type { PlainBooking } from './booking.ts';
import { noHold } from './hold.rules.ts';

/** What may happen to a booking, from a cart row to a paid or cancelled order (CART-1). */
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

/**
 * The one state machine. A missing entry is a rejection (`txn_type_invalid`); an entry names the state after it.
 * A booking in `Paying` falls back to `Confirmed` when the attempt fails or its hold ends.
 */
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
    // Other options are another price: what was agreed no longer holds, and saving the travellers agrees again (CART-7).
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
    // Names, extras, rooms and documents of a trip that is still ahead (ORDER-14).
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

/** Where an action leads from where a booking stands. @throws TypeError where it is not allowed: the caller has seen to that */
export const stateAfter = ({ txn_type }: Pick<PlainBooking, 'txn_type'>, action: BookingAction): TxnType => {
  const becomes = transitions[txn_type][action];
  if (becomes === undefined) throw new TypeError(`${action} is not allowed in ${txn_type}`);
  return becomes;
};

/** States in which an action is allowed: the guard of its conditional update. */
export const statesAllowing = (action: BookingAction): TxnType[] =>
  (Object.keys(transitions) as TxnType[]).filter((state) => transitions[state][action] !== undefined);

/** States of an unpaid row: the same product may not be put in the cart again beside it (CART-3). */
export const openStates: readonly TxnType[] = openTxnTypes;

/** States in which the order has its payment and keeps its seats. The one definition of "paid". */
export const paidStates: readonly TxnType[] = [TxnType.Paid, TxnType.CancelRequested];

/** States in which money has come in, whatever became of it afterwards. */
export const everPaidStates: readonly TxnType[] = [...paidStates, TxnType.Cancelled];

/** States of a row nobody paid for, whether or not somebody still can. */
export const unpaidStates: readonly TxnType[] = [...openStates, TxnType.Expired];

/** An unpaid row that left the cart is gone for its owner; a paid one lives on as an order (CART-10). */
export const isGone = (booking: Pick<PlainBooking, 'in_cart' | 'txn_type'>): boolean =>
  !booking.in_cart && unpaidStates.includes(booking.txn_type);

/** What a booking in N does not have: an agreed price and a hold. */
export const unconfirmed = { ...noHold, price: null } as const satisfies Partial<PlainBooking>;
