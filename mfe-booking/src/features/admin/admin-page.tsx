import { useT } from '@narae/shell-sdk';
import { AdminParts } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import '../../shared/admin/texts.ts';
import { adminLink } from './admin-link.ts';
import { parts } from './views.ts';

/** /admin/booking: the back office of booking. Which part of it stands in the address. */
export default function AdminPage(): ReactNode {
  const t = useT('bookingAdmin');
  return (
    <AdminParts area="adminBooking" parts={parts} nameOf={(view) => t(`part_${view}`)} linkTo={adminLink} />
  );
}
