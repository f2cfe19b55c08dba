import type { ProductDetail } from '@narae/contracts';
import { balanceBy, depositOf, depositPctOn, seoulDay, type Price } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import type { LineItem } from '@narae/ui';
import { namespace } from '../../texts.ts';

/** What of a price is paid first and what later, by when; nothing where all of it is paid at once (MONEY-12). */
export function useDepositLines(): (product: ProductDetail, price: Price) => LineItem[] {
  const t = useT(namespace);
  const format = useFormat();
  return ({ deposit_pct, ymd_format: start_day }, { total, currency }) => {
    const pct = deposit_pct ? depositPctOn({ deposit_pct, start_day }, seoulDay(new Date())) : null;
    if (pct === null) return [];
    const first = depositOf(total, pct);
    const day = format.date(balanceBy({ start_day }), 'day');
    return [
      {
        label: t('deposit_now', { pct: format.percent(pct / 100) }),
        amount: format.money(first, currency),
      },
      { label: t('deposit_later', { day }), amount: format.money(total - first, currency) },
    ];
  };
}
