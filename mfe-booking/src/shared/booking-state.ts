import type { CartItem } from '@narae/contracts';
import type { BadgeState } from '@narae/ui';

type TxnType = CartItem['txn_type'];

interface StateLook {
  readonly badge: BadgeState;
  readonly label:
    | 'state_needs_travellers'
    | 'state_confirmed'
    | 'state_paying'
    | 'state_paid'
    | 'state_cancel_requested'
    | 'state_cancelled'
    | 'state_expired';
  /** Where "go to order" leads; null is an error (CART-9). */
  readonly next: 'reservInfo' | 'order' | null;
}

/** Badge, label and next page of each state of a booking (CART-1, CART-9). */
export const bookingStates: Readonly<Record<TxnType, StateLook>> = {
  N: { badge: 'needsTravellers', label: 'state_needs_travellers', next: 'reservInfo' },
  T: { badge: 'confirmed', label: 'state_confirmed', next: 'order' },
  Y: { badge: 'paying', label: 'state_paying', next: 'order' },
  P: { badge: 'paid', label: 'state_paid', next: null },
  PR: { badge: 'cancelRequested', label: 'state_cancel_requested', next: null },
  R: { badge: 'cancelled', label: 'state_cancelled', next: null },
  X: { badge: 'expired', label: 'state_expired', next: null },
};
