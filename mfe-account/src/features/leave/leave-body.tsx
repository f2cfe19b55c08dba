import type { LeavePreview, LeavePreviewBooking } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './leave.module.css';
import { LeaveForm } from './leave-form.tsx';
import { LeaveSummary } from './leave-summary.tsx';
import { TripsAhead } from './trips-ahead.tsx';

interface LeaveBodyProps {
  readonly account: LeavePreview;
  readonly booking: LeavePreviewBooking;
  readonly onClose: () => void;
}

/** What stands in the way of leaving, or else what it means and the button that does it. */
export function LeaveBody({ account, booking, onClose }: LeaveBodyProps): ReactNode {
  const errors = useT('errors');
  if (booking.trips.length > 0) return <TripsAhead trips={booking.trips} onLeave={onClose} />;
  if (account.last_owner) return <p className={css.text}>{errors('last_owner')}</p>;
  return (
    <>
      <LeaveSummary booking={booking} />
      <LeaveForm account={account} onClose={onClose} />
    </>
  );
}
