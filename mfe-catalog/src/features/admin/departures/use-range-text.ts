import type { DepartureRange, RangeLeft, RangeRow, RangeValue } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';

const signed = (text: string, amount: number): string => `${amount < 0 ? '−' : '+'}${text}`;

const sales = { sale: 'Y', preparing: 'W', closed: 'E' } as const;

/** What a range does, in words (CATALOG-21). */
export function useRangeText() {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const names = useAdminNames();
  const format = useFormat();

  const won = (amount: number): string => format.money(amount, 'KRW');
  const done = ({ action, amount }: Pick<DepartureRange, 'action' | 'amount'>): string => {
    if (action === 'close' || action === 'reopen') return t(`range_did_${action}`);
    if (action === 'capacity') return t('range_did_capacity', { count: amount });
    const changes = {
      price: won(amount),
      'price-percent': signed(format.percent(Math.abs(amount) / 100), amount),
      'price-won': signed(won(Math.abs(amount)), amount),
    };
    return t('range_did_price', { amount: changes[action] });
  };
  const time = (start_time: string): string => start_time || t('range_whole_day');
  const size = (people: number): string => common('people_count', { count: people });

  return {
    time,
    size,
    /** Days, what narrows them, and what is done. */
    sentence: (range: DepartureRange): string => {
      const { first_day, last_day, weekdays, times, sizes } = range;
      const narrowed = [
        weekdays.map((day) => t(`series_weekday_${day as 1}`)),
        times.map(time),
        sizes.map(size),
      ].map((items) => items.join(', '));
      const which = [format.dateRange(first_day, last_day), ...narrowed].filter(Boolean).join(' · ');
      return t('range_sentence', { which, what: done(range) });
    },
    when: ({
      start_day,
      start_time,
      package_cnt,
    }: Pick<RangeLeft, 'start_day' | 'start_time' | 'package_cnt'>) =>
      [format.when({ ymd_format: start_day, start_time }, 'day'), package_cnt > 0 && size(package_cnt)]
        .filter(Boolean)
        .join(' · '),
    value: (value: RangeValue): string =>
      typeof value === 'number' ? format.number(value) : names.choice('progress_yn', sales[value]),
    reason: (reason: NonNullable<RangeRow['stays']>, taken?: number): string =>
      [t(`range_stays_${reason}`), taken !== undefined && `(${format.number(taken)})`]
        .filter(Boolean)
        .join(' '),
  };
}
