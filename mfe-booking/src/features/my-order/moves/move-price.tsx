import type { MoveQuote, MoveTarget, MyOrder } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { LineItems } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../../texts.ts';
import css from '../changes/changes.module.css';

interface MovePriceProps {
  readonly order: MyOrder;
  readonly quote: MoveQuote;
  readonly target: MoveTarget;
}

/** What a move costs or gives back, and what holds from then on: refunds, changes, tickets, passports (ORDER-20). */
export function MovePrice({ order, quote, target }: MovePriceProps): ReactNode {
  const t = useT('bookingChanges');
  const booking = useT(namespace);
  const cancel = useT('bookingCancel');
  const format = useFormat();
  const { before, fee, currency } = quote;
  const { stop, total, difference, refunds, refund_steps, changes_until, passports_expired } = target;
  if (stop) return <p className={css.notice}>{stop.message}</p>;
  const money = (amount: number): string => format.money(amount, currency);
  const back = refunds.map((refund) => format.money(refund.amount, refund.currency)).join(' + ');
  return (
    <>
      <LineItems
        lines={[
          { label: t('extras_before'), amount: money(before) },
          { label: t('extras_after'), amount: money(total) },
          ...(fee > 0 ? [{ label: t('move_fee_line'), amount: money(fee) }] : []),
        ]}
        total={
          difference < 0
            ? { label: cancel('refunded'), amount: back }
            : { label: t(difference > 0 ? 'due_sum' : 'extras_even'), amount: money(difference) }
        }
      />
      {difference < 0 && <p className={css.soft}>{cancel('refund_way')}</p>}
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
