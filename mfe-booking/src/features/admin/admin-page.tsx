import '../../shared/admin/texts.ts';
import { useT } from '@narae/shell-sdk';
import { AdminParts } from '@narae/shell-sdk/admin';
import { type ReactNode, lazy } from 'react';
import { adminLink } from './address.ts';

export default function AdminPage(): ReactNode {
  const t = useT('bookingAdmin');
  return (
    <AdminParts area="adminBooking" parts={parts} nameOf={(view) => t(`part_${view}`)} linkTo={adminLink} />
  );
}

/** In the order of the menu, each loaded when it is opened and named by the text `part_<view>`. */
const parts = {
  orders: lazy(() => import('./orders/orders-part.tsx')),
  cancellations: lazy(() => import('./cancellations/cancellations-part.tsx')),
  refunds: lazy(() => import('./refunds/refunds-part.tsx')),
  payments: lazy(() => import('./payments/payments-part.tsx')),
  departures: lazy(() => import('./departures/departures-part.tsx')),
  events: lazy(() => import('./events/events-part.tsx')),
  waiting: lazy(() => import('./waiting/waiting-part.tsx')),
  custom: lazy(() => import('./custom/custom-part.tsx')),
  mails: lazy(() => import('./mails/mails-part.tsx')),
  sales: lazy(() => import('./sales/sales-part.tsx')),
  trouble: lazy(() => import('./problems/problems-part.tsx')),
  audit: lazy(() => import('./audit/audit-part.tsx')),
} as const;
