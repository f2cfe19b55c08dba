import { myOrder } from '@narae/contracts/rows';
import { pageLink, useReqParam, useT } from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { ButtonLink, Loaded, NotFoundState, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../shared/my-order/texts.ts';
import css from './my-order.module.css';
import { OrderView } from './order-view.tsx';

/** How often an order whose payment is being checked is asked about, should no event come. */
const CHECKING_POLL_MS = 5_000;

/** /myOrder: one order of the member with everything that has happened to it (ORDER-7, ORDER-13). */
export default function MyOrderPage(): ReactNode {
  const order_id = useReqParam('order_id');
  return order_id ? <Order order_id={order_id} /> : <NoOrder />;
}

function Order({ order_id }: { readonly order_id: string }): ReactNode {
  const t = useT('bookingMyOrder');
  const result = useCall(
    myOrder,
    { order_id },
    {
      select: firstRow,
      staleTime: 0,
      live: 'booking',
      refetchInterval: ({ state }) => (state.data?.[0]?.checking_refno ? CHECKING_POLL_MS : false),
    },
  );
  return (
    <Loaded
      result={result}
      waiting={
        <div className={css.page}>
          <Skeleton shape="form" count={3} />
        </div>
      }
      failed={{ headingLevel: 1, title: t('fail'), children: t('fail_text') }}
    >
      {(order) => (order ? <OrderView order={order} /> : <NoOrder />)}
    </Loaded>
  );
}

function NoOrder(): ReactNode {
  const t = useT('bookingMyOrder');
  return (
    <NotFoundState
      headingLevel={1}
      title={t('none')}
      action={<ButtonLink link={pageLink('myinfo')}>{t('none_action')}</ButtonLink>}
    >
      {t('none_text')}
    </NotFoundState>
  );
}
