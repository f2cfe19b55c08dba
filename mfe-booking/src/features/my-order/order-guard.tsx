import type { MyOrder } from '@narae/contracts';
import { myOrder } from '@narae/contracts/rows';
import { pageLink, useReqParam, useT } from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { ButtonLink, Loaded, NotFoundState, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../shared/my-order/texts.ts';
import css from './my-order.module.css';

/** For an order whose payment is being checked, should no event come. */
const CHECKING_POLL_MS = 5_000;

interface OrderGuardProps {
  readonly children: (order: MyOrder) => ReactNode;
}

/** Waiting, missing and failing look the same on its pages. */
export function OrderGuard({ children }: OrderGuardProps): ReactNode {
  const order_id = useReqParam('order_id');
  return order_id ? <KnownOrder order_id={order_id}>{children}</KnownOrder> : <NoOrder />;
}

function KnownOrder({ order_id, children }: OrderGuardProps & { readonly order_id: string }): ReactNode {
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
      {(order) => (order ? children(order) : <NoOrder />)}
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
