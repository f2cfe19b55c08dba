import { useLazyDialog, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';

interface CloseDaysButtonProps {
  /** A departure of the trip; absent for the whole shop. */
  readonly prodId?: string;
}

export function CloseDaysButton({ prodId }: CloseDaysButtonProps): ReactNode {
  const t = useT('catalogAdmin');
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./closed-days-dialog.tsx'));
  return (
    <>
      <Button kind="secondary" busy={busy} onClick={open}>
        {t('closed_add')}
      </Button>
      {Dialog && <Dialog prodId={prodId} onClose={close} />}
    </>
  );
}
