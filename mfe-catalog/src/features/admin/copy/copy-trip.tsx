import { useLazyDialog, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';

interface CopyTripProps {
  readonly prodId: string;
  /** @param prod_id of the new trip's departure, of a package of its leading size */
  readonly onCopied: (prod_id: string) => void;
}

/** Copies the trip of a published departure into a new one (CATALOG-23). */
export function CopyTrip(props: CopyTripProps): ReactNode {
  const t = useT('catalogAdmin');
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./copy-trip-dialog.tsx'));
  return (
    <>
      <Button kind="secondary" busy={busy} onClick={open}>
        {t('trip_copy')}
      </Button>
      {Dialog && <Dialog {...props} onClose={close} />}
    </>
  );
}
