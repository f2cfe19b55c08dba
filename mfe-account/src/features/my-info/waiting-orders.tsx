import { pageLink, useCounted, useT, useWaitingCount } from '@narae/shell-sdk';
import { ButtonLink, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './my-info.module.css';

/** Links to orders that wait for payment; shows nothing without any (ORDER-6). */
export function WaitingOrders(): ReactNode {
  const t = useT(namespace);
  const count = useWaitingCount();
  const counted = useCounted();
  if (!counted) return <Skeleton shape="entry" count={3} />;
  if (count === 0) return null;
  return (
    <div className={css.waiting}>
      <p>{t('orders_waiting', { count })}</p>
      <ButtonLink kind="accent" link={pageLink('paymentInfo')}>
        {t('orders_waiting_open')}
      </ButtonLink>
    </div>
  );
}
