import type { SalesKey, SalesRow, Sales } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { Table } from '@narae/ui';
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
    <Table
      caption={admin('part_sales')}
      captionHidden
      dense
      named
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'key', header: t(`key_${by}`), cell: (row) => <strong>{name(row)}</strong> },
        ...(['orders', 'travellers'] as const).map((one) => ({
          key: one,
          header: t(one),
          numeric: true,
          cell: (row: SalesRow) => format.number(row[one]),
        })),
        ...sumNames.map((one) => ({
          key: one,
          header: t('in_krw', { name: t(one) }),
          numeric: true,
          cell: (row: SalesRow) => <Amounts of={row} what={one} />,
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

const sumNames = ['charged', 'refunded', 'net'] as const;
type SumName = (typeof sumNames)[number];

interface AmountsProps {
  readonly of: Pick<SalesRow, 'krw' | 'money'>;
  readonly what: SumName;
}

function Amounts({ of: { krw, money }, what }: AmountsProps): ReactNode {
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
