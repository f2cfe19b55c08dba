import type { MyInfoOrder } from '@narae/contracts';
import { orderCalendar } from '@narae/contracts/rows';
import { call, pageLink, useLazyDialog, useT } from '@narae/shell-sdk';
import { CalendarButton } from '@narae/shell-sdk/calendar';
import { Button, ButtonLink, IconQr } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './my-info.module.css';
import { isAhead, isCancellable, isTicket, owes } from './order-state.ts';

export function OrderActions({ order }: { readonly order: MyInfoOrder }): ReactNode {
  const t = useT(namespace);
  const { order_id } = order;
  return (
    <div className={css.actions}>
      <ButtonLink kind="secondary" link={pageLink('myOrder', { order_id })}>
        {t('order_open')}
      </ButtonLink>
      {owes(order) && (
        <ButtonLink kind="accent" link={pageLink('myOrder', { order_id })}>
          {t('order_balance_pay')}
        </ButtonLink>
      )}
      {order.txn_type === 'Y' && (
        <ButtonLink
          kind="secondary"
          link={pageLink('orderResult', { refno: order.refno, cart_id: order.cart_id })}
        >
          {t('order_checking_open')}
        </ButtonLink>
      )}
      <ButtonLink
        kind="secondary"
        link={pageLink('myInfoFileList', {
          param_id: order.prod_id,
          cart_id: order.cart_id,
          mem_id: order.mem_id,
          type: 'product',
        })}
      >
        {t('documents')}
      </ButtonLink>
      {isAhead(order) && <CalendarButton ask={() => call(orderCalendar, { cart_id: order.cart_id })} />}
      <OrderQrButton order={order} />
      <OrderCancelLink order={order} />
    </div>
  );
}

/** The QR code of an order, or its ticket (ORDER-7, ORDER-9); none if cancelled. */
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

/** The order page's dialog shows first what comes back (REFUND-2). */
export function OrderCancelLink({ order }: { readonly order: MyInfoOrder }): ReactNode {
  const t = useT(namespace);
  if (!isCancellable(order)) return null;
  return (
    <ButtonLink kind="quiet" link={pageLink('myOrder', { order_id: order.order_id, open: 'cancel' })}>
      {t('order_cancel')}
    </ButtonLink>
  );
}
