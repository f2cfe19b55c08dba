import type { MyOrder } from '@narae/contracts';
import { orderCalendar } from '@narae/contracts/rows';
import { takesDocuments } from '@narae/rules';
import { call, Link, pageLink, productLink, useT } from '@narae/shell-sdk';
import { CalendarButton } from '@narae/shell-sdk/calendar';
import { ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { nextStep } from '../../shared/booking-state.ts';
import { namespace } from '../../texts.ts';
import css from './my-order.module.css';
import { isAhead } from './order-look.ts';
import { paymentsIn } from './receipt/receipt-sums.ts';

/** What can be done with the order: first what it waits for, then what helps on the way. */
export function OrderActions({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const booking = useT(namespace);
  const { prod_id, cart_id, mem_id, custom_request_id, variant } = order;
  const next = nextStep(order);
  return (
    <nav className={css.actions} aria-label={t('actions')}>
      {next && (
        <ButtonLink kind="accent" wide link={pageLink(next.page, next.values)}>
          {booking(next.label === 'to_order' ? 'to_payment' : next.label)}
        </ButtonLink>
      )}
      <ButtonLink
        kind="secondary"
        wide
        link={pageLink('myInfoFileList', { param_id: prod_id, cart_id, mem_id, type: 'product' })}
      >
        {t('to_documents')}
      </ButtonLink>
      {order.txn_type === 'P' && takesDocuments(order, new Date()) && (
        <ButtonLink kind="secondary" wide link={pageLink('reservInfo', { cart_id })}>
          {t('to_complete')}
        </ButtonLink>
      )}
      {paymentsIn(order).length > 0 && (
        <ButtonLink kind="secondary" wide link={pageLink('myOrderReceipt', { order_id: order.order_id })}>
          {t('receipt_open')}
        </ButtonLink>
      )}
      {isAhead(order) && <CalendarButton ask={() => call(orderCalendar, { cart_id })} />}
      <Link className={css.trip} {...productLink({ variant, prod_id, custom_request_id })}>
        {t(custom_request_id ? 'to_request' : 'to_trip')}
      </Link>
    </nav>
  );
}
