import type { MyOrder } from '@narae/contracts';
import { pageLink, useT } from '@narae/shell-sdk';
import { ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../../texts.ts';
import css from './changes.module.css';

interface CheckedDueProps {
  readonly order: MyOrder;
  readonly refno: string;
}

/** A due whose payment is being checked: nothing to pay meanwhile (PAY-13). */
export function CheckedDue({ order, refno }: CheckedDueProps): ReactNode {
  const t = useT('bookingMyOrder');
  const booking = useT(namespace);
  return (
    <>
      <p className={css.plain} role="status">
        {t('next_checking')}
      </p>
      <ButtonLink kind="secondary" link={pageLink('orderResult', { refno, cart_id: order.cart_id })}>
        {booking('see_payment')}
      </ButtonLink>
    </>
  );
}
