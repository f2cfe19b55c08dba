import type { AdminOrderState, AdminPaper } from '@narae/contracts';
import type { BadgeState } from '@narae/ui';

/** What a state of an order looks like at the desk. */
export const orderLooks: Readonly<Record<AdminOrderState, BadgeState>> = {
  'cancel-requested': 'cancelRequested',
  checking: 'paying',
  waiting: 'confirmed',
  'needs-travellers': 'needsTravellers',
  paid: 'paid',
  cancelled: 'cancelled',
  expired: 'expired',
  removed: 'closed',
};

/** What a state of a document looks like. */
export const paperLooks: Readonly<Record<AdminPaper['state'], BadgeState>> = {
  'to-check': 'confirmed',
  accepted: 'inProgress',
  rejected: 'closed',
};
