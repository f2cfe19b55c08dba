import { MOST_SALES_DAYS, salesKeys } from '@narae/contracts/sales-limits';
import { useT } from '@narae/shell-sdk';
import { Chip, ChipRow, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './sales.module.css';
import type { Period, useSalesFilter } from './use-sales-filter.ts';

/** Which days, and what they are added up by. */
export function SalesFilters({
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
        {(Object.keys(periods) as Period[]).map((one) => (
          <Chip
            key={one}
            selected={periods[one].from === range.from && periods[one].to === range.to}
            onClick={() => choose(periods[one])}
          >
            {t(`period_${one}`)}
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
        {salesKeys.map((one) => (
          <Chip key={one} selected={by === one} onClick={() => put('by', one)}>
            {t(`by_${one}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
