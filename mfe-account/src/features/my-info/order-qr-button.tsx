import type { MyInfoOrder } from '@narae/contracts';
import { useLazyDialog, useT } from '@narae/shell-sdk';
import { Button, IconQr } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { isTicket } from './order-state.ts';

/** Opens the QR code of an order, or its ticket (ORDER-7, ORDER-9); a cancelled order has none. */
export function OrderQrButton({ order }: { readonly order: MyInfoOrder }): ReactNode {
  const t = useT(namespace);
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./order-qr-dialog.tsx'));
  if (order.txn_type === 'R') return null;
  return (
    <>
      <Button kind="secondary" icon={<IconQr size={20} />} busy={busy} onClick={open}>
        {t(isTicket(order) ? 'order_ticket_open' : 'order_qr_open')}
      </Button>
      {Dialog && <Dialog order={order} onClose={close} />}
    </>
  );
}
