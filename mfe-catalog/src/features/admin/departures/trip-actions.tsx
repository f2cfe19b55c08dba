import type { adminTrip } from '@narae/contracts/rows';
import { type CallOutput, useLazyDialog, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { CloseDaysButton } from '../closed-days/close-days-button.tsx';
import { AddDate } from './add-date.tsx';
import css from './departures.module.css';

type DeskTrip = CallOutput<typeof adminTrip>;

interface TripActionsProps {
  readonly prodId: string;
  readonly trip: DeskTrip;
}

/** What the desk does to the departures of a trip as a whole. */
export function TripActions({ prodId, trip }: TripActionsProps): ReactNode {
  return (
    <div className={css.actions}>
      {trip.published && (
        <>
          <AddDate prodId={prodId} onAdded={() => undefined} />
          <AddSeries prodId={prodId} />
        </>
      )}
      <ChangeRange prodId={prodId} times={trip.times} sizes={trip.sizes} />
      <CloseDaysButton prodId={prodId} />
    </div>
  );
}

/** Adds a series of departures of the trip (CATALOG-20). */
function AddSeries({ prodId }: { readonly prodId: string }): ReactNode {
  const t = useT('catalogAdmin');
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./series-dialog.tsx'));
  return (
    <>
      <Button kind="secondary" busy={busy} onClick={open}>
        {t('series_add')}
      </Button>
      {Dialog && <Dialog prodId={prodId} onClose={close} />}
    </>
  );
}

interface ChangeRangeProps extends Pick<DeskTrip, 'times' | 'sizes'> {
  readonly prodId: string;
}

/** Changes many departures of the trip (CATALOG-21). */
function ChangeRange(props: ChangeRangeProps): ReactNode {
  const t = useT('catalogAdmin');
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./range-dialog.tsx'));
  return (
    <>
      <Button kind="secondary" busy={busy} onClick={open}>
        {t('range_add')}
      </Button>
      {Dialog && <Dialog {...props} onClose={close} />}
    </>
  );
}
