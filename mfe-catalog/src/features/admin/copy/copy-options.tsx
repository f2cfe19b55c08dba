import { useLazyDialog, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import type { CopyOptionsProps } from './copy-options-dialog.tsx';

/** Adds the paid extras of another trip to those of the form (CATALOG-23); they are saved with it. */
export function CopyOptions(props: CopyOptionsProps): ReactNode {
  const t = useT('catalogAdmin');
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./copy-options-dialog.tsx'));
  return (
    <>
      <Button kind="quiet" busy={busy} onClick={open}>
        {t('options_copy')}
      </Button>
      {Dialog && <Dialog {...props} onClose={close} />}
    </>
  );
}
