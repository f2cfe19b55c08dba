import type { MoveQuote, MoveTarget, MyOrder } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../../texts.ts';
import css from '../order-changes.module.css';
import { PriceDifference } from '../price-difference.tsx';

interface MovePriceProps {
  readonly order: MyOrder;
  readonly quote: MoveQuote;
  readonly target: MoveTarget;
}

/** What a move costs or gives back, and what holds from then on: refunds, changes, tickets, passports (ORDER-20). */
export function MovePrice({ order, quote, target }: MovePriceProps): ReactNode {
  const t = useT('bookingChanges');
  const booking = useT(namespace);
  const format = useFormat();
  const { before, fee, currency } = quote;
  const { stop, total, difference, refunds, refund_steps, changes_until, passports_expired } = target;
  if (stop) return <p className={css.notice}>{stop.message}</p>;
  const fees = fee > 0 ? [{ label: t('move_fee_line'), amount: fee }] : [];
  return (
    <>
      <PriceDifference quote={{ before, total, difference, currency, refunds }} fees={fees} />
      {difference > 0 && <p className={css.soft}>{t('move_held')}</p>}
      <h3 className={css.small}>{booking('refund_terms')}</h3>
      <ul role="list" className={css.lines}>
        {refund_steps.map(({ pct, until }) => (
          <li key={until}>
            {booking('refund_until', { day: format.date(until, 'day'), pct: format.percent(pct / 100) })}
          </li>
        ))}
      </ul>
      <h3 className={css.small}>{t('move_then')}</h3>
      <ul role="list" className={css.lines}>
        <li>{t('until', { day: format.date(changes_until, 'day') })}</li>
        {order.ticket_yn === 'Y' && <li>{t('move_tickets')}</li>}
      </ul>
      {passports_expired.map(({ rv_mem_id, mem_nm }) => (
        <p key={rv_mem_id} className={css.notice}>
          {t('move_passport', { name: mem_nm })}
        </p>
      ))}
    </>
  );
}
