import type { SalesKey, SalesRow, Sales } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { Rows } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { useRowName } from './sales-chart.tsx';
import css from './sales.module.css';

/** Every figure of the chart, for those who do not see it. */
export function SalesTable({
  by,
  rows,
}: {
  readonly by: SalesKey;
  readonly rows: readonly SalesRow[];
}): ReactNode {
  const t = useT('bookingSales');
  const admin = useT('bookingAdmin');
  const format = useFormat();
  const name = useRowName(by);
  return (
    <Rows
      caption={admin('part_sales')}
      named
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'key', header: t(`key_${by}`), cell: (row) => <strong>{name(row)}</strong> },
        ...(['orders', 'travellers'] as const).map((item) => ({
          key: item,
          header: t(item),
          numeric: true,
          cell: (row: SalesRow) => format.number(row[item]),
        })),
        ...sumNames.map((item) => ({
          key: item,
          header: t('in_krw', { name: t(item) }),
          numeric: true,
          cell: (row: SalesRow) => <Amounts of={row} what={item} />,
        })),
      ]}
    />
  );
}

export function SalesTotal({ total }: Pick<Sales, 'total'>): ReactNode {
  const t = useT('bookingSales');
  const format = useFormat();
  return (
    <dl className={css.total}>
      {(['orders', 'travellers'] as const).map((item) => (
        <div key={item}>
          <dt>{t(item)}</dt>
          <dd>{format.number(total[item])}</dd>
        </div>
      ))}
      {sumNames.map((name) => (
        <div key={name}>
          <dt>{t('in_krw', { name: t(name) })}</dt>
          <dd>
            <Amounts of={total} what={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const sumNames = ['charged', 'refunded', 'net'] as const;
type SumName = (typeof sumNames)[number];

interface AmountsProps {
  readonly of: Pick<SalesRow, 'krw' | 'money'>;
  readonly what: SumName;
}

function Amounts({ of: { krw, money }, what }: AmountsProps): ReactNode {
  const format = useFormat();
  const own = money.filter((item) => item[what] !== 0);
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
