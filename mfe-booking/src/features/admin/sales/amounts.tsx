import type { SalesRow } from '@narae/contracts';
import { useFormat } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './sales.module.css';

export const sumNames = ['charged', 'refunded', 'net'] as const;
type SumName = (typeof sumNames)[number];

interface AmountsProps {
  readonly of: Pick<SalesRow, 'krw' | 'money'>;
  readonly what: SumName;
}

/** A sum in KRW, and below it what it is made of in the currencies that were charged. */
export function Amounts({ of: { krw, money }, what }: AmountsProps): ReactNode {
  const format = useFormat();
  const own = money.filter((one) => one[what] !== 0);
  const onlyKrw = own.every(({ currency }) => currency === 'KRW');
  return (
    <div className={css.amounts}>
      {format.money(krw[what], 'KRW')}
      {!onlyKrw &&
        own.map(({ currency, ...sums }) => (
          <span key={currency} className={css.more}>
            {format.money(sums[what], currency)}
          </span>
        ))}
    </div>
  );
}
