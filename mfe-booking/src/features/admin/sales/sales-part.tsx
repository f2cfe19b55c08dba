import type { Sales, SalesKey } from '@narae/contracts';
import { adminSales } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { ViewHead } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { EmptyState, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../../shared/sales/texts.ts';
import { SalesChart } from './sales-chart.tsx';
import { SalesCsv } from './sales-csv.tsx';
import { SalesFilters } from './sales-filters.tsx';
import { SalesTable } from './sales-table.tsx';
import { SalesTotal } from './sales-total.tsx';
import css from './sales.module.css';
import { useSalesFilter, type Range } from './use-sales-filter.ts';

/** What was sold and what went back (ADMIN-1). */
export default function SalesPart(): ReactNode {
  const t = useT('bookingSales');
  const admin = useT('bookingAdmin');
  const common = useT('admin');
  const filter = useSalesFilter();
  const { range, by, wrong } = filter;
  const result = useCall(adminSales, wrong ? null : { ...range, by }, { staleTime: 0 });
  return (
    <section className={css.part} aria-labelledby="sales-title">
      <ViewHead id="sales-title" title={admin('part_sales')} />
      <p className={css.note}>{t('note')}</p>
      <SalesFilters {...filter} />
      {!wrong && (
        <Loaded
          result={result}
          waiting={<Skeleton shape="row" count={8} />}
          failed={{ title: common('load_fail'), compact: true }}
        >
          {(sales) => <Shown sales={sales} by={by} range={range} />}
        </Loaded>
      )}
    </section>
  );
}

interface ShownProps {
  readonly sales: Sales;
  readonly by: SalesKey;
  readonly range: Range;
}

function Shown({ sales: { rows, total, unrated_cnt }, by, range }: ShownProps): ReactNode {
  const t = useT('bookingSales');
  if (rows.length === 0) return <EmptyState compact title={t('none')} />;
  return (
    <>
      <SalesTotal total={total} />
      <SalesChart by={by} range={range} rows={rows} />
      <div>
        <SalesCsv by={by} range={range} />
      </div>
      <SalesTable by={by} rows={rows} />
      {unrated_cnt > 0 && <p className={css.note}>{t('unrated', { count: unrated_cnt })}</p>}
    </>
  );
}
