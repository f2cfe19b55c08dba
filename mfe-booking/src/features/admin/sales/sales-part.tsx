import '../../../shared/sales/texts.ts';
import type { Sales, SalesKey } from '@narae/contracts';
import { adminSales, adminSalesCsv } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { ViewHead } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { EmptyState, Loaded, Skeleton, Chip, ChipRow, TextField, Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { MOST_SALES_DAYS, salesKeys } from '@narae/contracts/sales-limits';
import { SalesChart } from './sales-chart.tsx';
import { SalesTable, SalesTotal } from './sales-table.tsx';
import css from './sales.module.css';
import { useSalesFilter, type Range, type Period } from './use-sales-filter.ts';
import { useDownload } from '../use-download.ts';

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

function SalesFilters({
  range,
  by,
  wrong,
  periods,
  put,
  choose,
}: ReturnType<typeof useSalesFilter>): ReactNode {
  const t = useT('bookingSales');
  return (
    <div className={css.filters}>
      <ChipRow label={t('period')}>
        {(Object.keys(periods) as Period[]).map((key) => (
          <Chip
            key={key}
            selected={periods[key].from === range.from && periods[key].to === range.to}
            onClick={() => choose(periods[key])}
          >
            {t(`period_${key}`)}
          </Chip>
        ))}
      </ChipRow>
      <div className={css.days}>
        <TextField
          type="date"
          label={t('from')}
          value={range.from}
          onChange={({ target }) => put('from', target.value)}
        />
        <TextField
          type="date"
          label={t('to')}
          value={range.to}
          error={wrong && t('range_wrong', { days: MOST_SALES_DAYS })}
          onChange={({ target }) => put('to', target.value)}
        />
      </div>
      <ChipRow label={t('by')}>
        {salesKeys.map((key) => (
          <Chip key={key} selected={by === key} onClick={() => put('by', key)}>
            {t(`by_${key}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function SalesCsv({ by, range }: { readonly by: SalesKey; readonly range: Range }): ReactNode {
  const t = useT('bookingSales');
  const { busy, save } = useDownload();
  return (
    <Button kind="secondary" busy={busy} onClick={() => void save(adminSalesCsv, { by, ...range })}>
      {t('csv')}
    </Button>
  );
}
