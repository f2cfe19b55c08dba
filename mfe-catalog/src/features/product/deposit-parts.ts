import type { ProductDetail } from '@narae/contracts';
import { balanceBy, depositPctOn, firstPartOf, seoulDay } from '@narae/rules';

/** What of a total is paid first, its percent, and by which day the rest is; null where all of it is paid at once (MONEY-12). */
export const depositParts = (product: ProductDetail, total: number) => {
  const sold = { ...product, start_day: product.ymd_format };
  const pct = depositPctOn(sold, seoulDay(new Date()));
  const first = pct && firstPartOf(total, pct);
  return first && { pct, first, day: balanceBy(sold) };
};
