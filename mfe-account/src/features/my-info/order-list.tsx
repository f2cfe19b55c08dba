import { myInfoList } from '@narae/contracts/rows';
import { pageLink, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { ButtonLink, EmptyState, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './my-info.module.css';
import { OrderCard } from './order-card.tsx';

/** What the member has paid for (ORDER-7). */
export function OrderList(): ReactNode {
  const t = useT(namespace);
  const result = useCall(myInfoList, {}, { live: 'booking' });
  return (
    <Loaded
      result={result}
      waiting={<Skeleton shape="row" count={3} />}
      failed={{ title: t('orders_fail'), children: t('orders_fail_text') }}
    >
      {(orders) =>
        orders.length === 0 ? (
          <EmptyState
            title={t('orders_none')}
            action={<ButtonLink link={pageLink('home')}>{t('orders_none_action')}</ButtonLink>}
          >
            {t('orders_none_text')}
          </EmptyState>
        ) : (
          <div className={css.orders}>
            {orders.map((order) => (
              <OrderCard key={order.order_id} order={order} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}
