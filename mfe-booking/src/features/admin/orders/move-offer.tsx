import { useLazyDialog, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';

/** Opens the dialog that moves an order; the rest is loaded then. */
export function MoveOffer({ order_id }: { readonly order_id: string }): ReactNode {
  const t = useT('bookingOrders');
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./move-dialog.tsx'));
  return (
    <>
      <Button kind="secondary" busy={busy} onClick={open}>
        {t('move')}
      </Button>
      {Dialog && <Dialog order_id={order_id} onClose={close} />}
    </>
  );
}
