import type { CartItem } from '@narae/contracts';
import type { BadgeState } from '@narae/ui';

type TxnType = CartItem['txn_type'];

interface StateLook {
  readonly badge: BadgeState;
  readonly label:
    | 'state_needs_travellers'
    | 'state_confirmed'
    | 'state_paying'
    | 'state_checking'
    | 'state_paid'
    | 'state_cancel_requested'
    | 'state_cancelled'
    | 'state_expired';
}

const states: Readonly<Record<TxnType, StateLook>> = {
  N: { badge: 'needsTravellers', label: 'state_needs_travellers' },
  T: { badge: 'confirmed', label: 'state_confirmed' },
  Y: { badge: 'paying', label: 'state_paying' },
  P: { badge: 'paid', label: 'state_paid' },
  PR: { badge: 'cancelRequested', label: 'state_cancel_requested' },
  R: { badge: 'cancelled', label: 'state_cancelled' },
  X: { badge: 'expired', label: 'state_expired' },
};

/** CART-1; a payment that is being checked is a state of its own (PAY-13). */
export const stateOf = ({ txn_type, checking_refno }: CartItem): StateLook =>
  checking_refno ? { badge: 'paying', label: 'state_checking' } : states[txn_type];

type NextStep =
  | { readonly page: 'reservInfo'; readonly label: 'to_travellers'; readonly values: { cart_id: string } }
  | { readonly page: 'order'; readonly label: 'to_order'; readonly values: { cart_id: string } }
  | {
      readonly page: 'orderResult';
      readonly label: 'see_payment';
      readonly values: { refno: string; cart_id: string };
    };

/** The trip is closed or not for sale yet. */
export const isUnavailable = ({ txn_type, progress_yn }: CartItem): boolean =>
  (txn_type === 'N' || txn_type === 'T') && (progress_yn === 'E' || progress_yn === 'W');

/** Null where a row can only be deleted (CART-9). */
export const nextStep = (item: CartItem): NextStep | null => {
  const { cart_id, txn_type, checking_refno } = item;
  if (checking_refno)
    return { page: 'orderResult', label: 'see_payment', values: { refno: checking_refno, cart_id } };
  if (isUnavailable(item)) return null;
  if (txn_type === 'N') return { page: 'reservInfo', label: 'to_travellers', values: { cart_id } };
  if (txn_type === 'T' || txn_type === 'Y') return { page: 'order', label: 'to_order', values: { cart_id } };
  return null;
};
