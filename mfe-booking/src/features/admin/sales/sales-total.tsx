import type { Sales } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { Amounts, sumNames } from './amounts.tsx';
import css from './sales.module.css';

/** All of the period in a few figures. */
export function SalesTotal({ total }: Pick<Sales, 'total'>): ReactNode {
  const t = useT('bookingSales');
  const format = useFormat();
  return (
    <dl className={css.total}>
      {(['orders', 'travellers'] as const).map((one) => (
        <div key={one}>
          <dt>{t(one)}</dt>
          <dd>{format.number(total[one])}</dd>
        </div>
      ))}
      {sumNames.map((one) => (
        <div key={one}>
          <dt>{t('in_krw', { name: t(one) })}</dt>
          <dd>
            <Amounts of={total} what={one} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
