import { seoulMoment } from '@narae/rules';
import {
  currencyOf,
  formatDate,
  formatDateRange,
  formatMoney,
  formatNumber,
  formatPercent,
  formatUnitPrice,
  formatWhen,
  useLanTp,
  type Currency,
  type DateStyle,
  type When,
  useT,
} from '@narae/i18n';
import { useMemo, useSyncExternalStore } from 'react';
import { partyText, type PartyCategory } from '@narae/i18n/party-text';

type Moment = Date | number | string;

export interface Format {
  readonly money: (amount: number, currency?: Currency) => string;
  /** A price for one, to the cent where it is not whole. */
  readonly unitPrice: (amount: number, currency?: Currency) => string;
  readonly number: (value: number) => string;
  readonly percent: (share: number) => string;
  /** In Asia/Seoul; `local`: in the reader's time zone, where no server draws the page (else `useLocalTime`). */
  readonly date: (value: Moment, style?: DateStyle) => string;
  readonly dateRange: (from: Moment, to: Moment) => string;
  /** Days with what of the times in Seoul is said (CATALOG-16). @param style of a single day */
  readonly when: (when: When, style?: DateStyle) => string;
}

export function useFormat(): Format {
  const lanTp = useLanTp();
  return useMemo(
    () => ({
      money: (amount, currency = currencyOf(lanTp)) => formatMoney(amount, currency, lanTp),
      unitPrice: (amount, currency = currencyOf(lanTp)) => formatUnitPrice(amount, currency, lanTp),
      number: (value) => formatNumber(value, lanTp),
      percent: (share) => formatPercent(share, lanTp),
      date: (value, style) => formatDate(value, lanTp, style),
      dateRange: (from, to) => formatDateRange(from, to, lanTp),
      when: (when, style) => formatWhen(when, lanTp, style),
    }),
    [lanTp],
  );
}

/** Minutes as `Date` counts them. */
const seoulOffset = -9 * 60;

const never = (): (() => void) => () => undefined;

/** False on the server, and in the browser while it hydrates the server's page. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Writes moments on the reader's clock. The server knows none, so that its page, and the browser while it hydrates
 * that page, write them in Asia/Seoul; the reader's clock follows at once (SHELL-15).
 */
export function useLocalTime(): (value: Moment) => string {
  const { date } = useFormat();
  const style = useHydrated() ? 'local' : 'time';
  return (value) => date(value, style);
}

/**
 * When a departure starts on the reader's own clock, where that differs from Seoul's by an hour or more
 * (CATALOG-16); null on whole days, on the server and while its page is hydrated.
 */
export function useOwnStart({ ymd_format, start_time }: When): string | null {
  const { date } = useFormat();
  const hydrated = useHydrated();
  if (!hydrated || !start_time) return null;
  const start = seoulMoment(ymd_format, start_time);
  const apart = Math.abs(start.getTimezoneOffset() - seoulOffset);
  return apart < 60 ? null : date(start, 'local');
}

export type { PartyCategory };

/** "2 adults, 1 child (2% off)", "成人2名、儿童1名（优惠2%）". */
export function usePartyText(): (categories: readonly PartyCategory[]) => string {
  const common = useT('common');
  return (categories) => partyText(common, categories);
}
