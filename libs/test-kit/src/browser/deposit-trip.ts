import type { Product, ProductDetail } from '@narae/contracts';
import { depositPctOn, seoulDay } from '@narae/rules';
import type { Shopper } from './shopper.ts';

/** A trip with seats for everybody that takes a deposit today (MONEY-12). @throws where the shop has none */
export const depositTrip = async (shopper: Shopper): Promise<Product> => {
  const today = seoulDay(new Date());
  for (const product of await shopper.products()) {
    const { prod_id, ymd_format: start_day, progress_yn, inventory_cnt } = product;
    if (progress_yn !== 'Y' || inventory_cnt < 10) continue;
    // The list does not say how a trip is paid: one that is too near is not asked for.
    if (depositPctOn({ deposit_pct: 1, start_day }, today) === null) continue;
    const [detail] = await shopper.call<ProductDetail[]>('productDetail', {
      prod_id,
      currency: 'USD',
      lan_tp: 'ENG',
    });
    if (detail?.deposit_pct) return product;
  }
  throw new Error('the shop has no trip that takes a deposit');
};
