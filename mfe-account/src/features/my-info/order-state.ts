import type { BadgeState } from '@narae/ui';

/** How my info names an order's state: blank is complete, Y its payment is being checked, PR asked to cancel, R cancelled (ORDER-7). */
export const orderStates: Readonly<
  Record<
    string,
    {
      badge: BadgeState;
      label: 'order_paid' | 'order_checking' | 'order_cancel_requested' | 'order_cancelled';
    }
  >
> = {
  '': { badge: 'paid', label: 'order_paid' },
  Y: { badge: 'paying', label: 'order_checking' },
  PR: { badge: 'cancelRequested', label: 'order_cancel_requested' },
  R: { badge: 'cancelled', label: 'order_cancelled' },
};
