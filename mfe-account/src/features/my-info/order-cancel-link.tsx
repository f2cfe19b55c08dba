import type { MyInfoOrder } from '@narae/contracts';
import { pageLink, useT } from '@narae/shell-sdk';
import { ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { isCancellable } from './order-state.ts';

/** The way to the order page's dialog, which shows what comes back before anything is asked for (REFUND-2). */
export function OrderCancelLink({ order }: { readonly order: MyInfoOrder }): ReactNode {
  const t = useT(namespace);
  if (!isCancellable(order)) return null;
  return (
    <ButtonLink kind="quiet" link={pageLink('myOrder', { order_id: order.order_id, open: 'cancel' })}>
      {t('order_cancel')}
    </ButtonLink>
  );
}
