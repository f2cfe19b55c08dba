import { useLazyDialog, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';

/** Adds a series of departures of a product's trip (CATALOG-20). */
export function AddSeries({ prodId }: { readonly prodId: string }): ReactNode {
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
