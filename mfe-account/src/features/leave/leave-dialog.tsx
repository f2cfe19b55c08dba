import { leavePreview, leavePreviewBooking } from '@narae/contracts/rows';
import type { AuthDialogProps } from '@narae/contracts/slots';
import { useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Dialog, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { LeaveBody } from './leave-body.tsx';
import './texts.ts';

/** Says what leaving means, and leaves (ACCOUNT-11). What account and booking do is asked of each. */
export default function LeaveDialog({ onClose }: AuthDialogProps): ReactNode {
  const t = useT('accountLeave');
  const account = useCall(leavePreview, {});
  const booking = useCall(leavePreviewBooking, {});
  const waiting = <Skeleton shape="text" count={3} />;
  const failed = { title: t('failed') };
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <Loaded result={account} waiting={waiting} failed={failed}>
        {(shop) => (
          <Loaded result={booking} waiting={waiting} failed={failed}>
            {(trips) => <LeaveBody account={shop} booking={trips} onClose={onClose} />}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  );
}
