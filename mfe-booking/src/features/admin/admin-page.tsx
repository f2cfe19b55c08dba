import '../../shared/admin/texts.ts';
import { lazyPart, useT } from '@narae/shell-sdk';
import { AdminParts } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { adminLink } from './address.ts';

export default function AdminPage(): ReactNode {
  const t = useT('bookingAdmin');
  return (
    <AdminParts area="adminBooking" parts={parts} nameOf={(view) => t(`part_${view}`)} linkTo={adminLink} />
  );
}

/** In the order of the menu, each loaded when it is opened and named by the text `part_<view>`. */
const parts = {
  orders: lazyPart(() => import('./orders/orders-part.tsx')),
  cancellations: lazyPart(() => import('./cancellations/cancellations-part.tsx')),
  refunds: lazyPart(() => import('./refunds/refunds-part.tsx')),
  payments: lazyPart(() => import('./payments/payments-part.tsx')),
  departures: lazyPart(() => import('./departures/departures-part.tsx')),
  events: lazyPart(() => import('./events/events-part.tsx')),
  waiting: lazyPart(() => import('./waiting/waiting-part.tsx')),
  custom: lazyPart(() => import('./custom/custom-part.tsx')),
  mails: lazyPart(() => import('./mails/mails-part.tsx')),
  sales: lazyPart(() => import('./sales/sales-part.tsx')),
  trouble: lazyPart(() => import('./problems/problems-part.tsx')),
  audit: lazyPart(() => import('./audit/audit-part.tsx')),
} as const;
