import type { adminTrip } from '@narae/contracts/rows';
import { type CallOutput, useT } from '@narae/shell-sdk';
import { DialogButton } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { AddDate } from './add-date.tsx';
import css from './departures.module.css';

type DeskTrip = CallOutput<typeof adminTrip>;

interface TripActionsProps {
  readonly prodId: string;
  readonly trip: DeskTrip;
}

/** What the desk does to the departures of a trip as a whole (CATALOG-18, 20, 21, 22). */
export function TripActions({ prodId, trip }: TripActionsProps): ReactNode {
  const t = useT('catalogAdmin');
  const { times, sizes } = trip;
  return (
    <div className={css.actions}>
      {trip.published && (
        <>
          <AddDate prodId={prodId} onAdded={() => undefined} />
          <DialogButton label={t('series_add')} load={() => import('./series-dialog.tsx')}>
            {(Dialog, close) => <Dialog prodId={prodId} onClose={close} />}
          </DialogButton>
        </>
      )}
      <DialogButton label={t('range_add')} load={() => import('./range-dialog.tsx')}>
        {(Dialog, close) => <Dialog prodId={prodId} times={times} sizes={sizes} onClose={close} />}
      </DialogButton>
      <DialogButton label={t('closed_add')} load={() => import('../closed-days/closed-days-dialog.tsx')}>
        {(Dialog, close) => <Dialog prodId={prodId} onClose={close} />}
      </DialogButton>
    </div>
  );
}
