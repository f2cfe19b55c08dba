import type { SalesKey, SalesRow } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { Table } from '@narae/ui';
import type { ReactNode } from 'react';
import { Amounts, sumNames } from './amounts.tsx';
import { useRowName } from './use-row-name.ts';

/** Every figure; it says what the chart shows. */
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
