import '../../shared/cancel/texts.ts';
import type { ExtrasQuote } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { LineItems } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './order-changes.module.css';

interface PriceDifferenceProps {
  /** In whole units of `currency`; a difference below 0 comes back as `refunds`. */
  readonly quote: Pick<ExtrasQuote, 'before' | 'total' | 'difference' | 'currency' | 'refunds'>;
  /** What is paid besides the new total. */
  readonly fees?: readonly { readonly label: string; readonly amount: number }[];
}

/** What a change of a paid order costs or gives back (ORDER-14, ORDER-20). */
export function PriceDifference({ quote, fees = [] }: PriceDifferenceProps): ReactNode {
  const t = useT('bookingChanges');
  const cancel = useT('bookingCancel');
  const format = useFormat();
  const { before, total, difference, currency, refunds } = quote;
  const money = (amount: number): string => format.money(amount, currency);
  const back = refunds.map((refund) => format.money(refund.amount, refund.currency)).join(' + ');
  return (
    <>
      <LineItems
        lines={[
          { label: t('extras_before'), amount: money(before) },
          { label: t('extras_after'), amount: money(total) },
          ...fees.map(({ label, amount }) => ({ label, amount: money(amount) })),
        ]}
        total={
          difference < 0
            ? { label: cancel('refunded'), amount: back }
            : { label: t(difference > 0 ? 'due_sum' : 'extras_even'), amount: money(difference) }
        }
      />
      {difference < 0 && <p className={css.soft}>{cancel('refund_way')}</p>}
    </>
  );
}
