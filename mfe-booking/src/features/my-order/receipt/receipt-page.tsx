import type { MyOrder } from '@narae/contracts';
import { pageLink, useT } from '@narae/shell-sdk';
import { Button, ButtonLink, EmptyState } from '@narae/ui';
import type { ReactNode } from 'react';
import { OrderGuard } from '../order-guard.tsx';
import { ReceiptHead } from './receipt-head.tsx';
import { ReceiptMoney } from './receipt-money.tsx';
import { paymentsIn } from './receipt-sums.ts';
import { ReceiptTotal } from './receipt-total.tsx';
import css from './receipt.module.css';

/** /myOrderReceipt: a receipt to print or to save as PDF; nothing else of the site comes on the paper (ORDER-18). */
export default function ReceiptPage(): ReactNode {
  return (
    <OrderGuard>
      {(order) =>
        paymentsIn(order).length > 0 ? <Receipt order={order} /> : <NoReceipt order_id={order.order_id} />
      }
    </OrderGuard>
  );
}

function NoReceipt({ order_id }: Pick<MyOrder, 'order_id'>): ReactNode {
  const t = useT('bookingMyOrder');
  return (
    <EmptyState
      headingLevel={1}
      title={t('receipt_none')}
      action={<ButtonLink link={pageLink('myOrder', { order_id })}>{t('receipt_back')}</ButtonLink>}
    >
      {t('receipt_none_text')}
    </EmptyState>
  );
}

function Receipt({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  return (
    <div className={css.page}>
      <div className={css.tools}>
        <ButtonLink kind="quiet" link={pageLink('myOrder', { order_id: order.order_id })}>
          {t('receipt_back')}
        </ButtonLink>
        <Button onClick={() => window.print()}>{t('receipt_print')}</Button>
      </div>
      <article className={css.paper}>
        <ReceiptHead order={order} />
        <ReceiptMoney order={order} />
        <ReceiptTotal order={order} />
        <p className={css.small}>{t('receipt_zone')}</p>
      </article>
    </div>
  );
}
