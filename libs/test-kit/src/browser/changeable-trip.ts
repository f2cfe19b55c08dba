import type { Product } from '@narae/contracts';
import { addDays, firstLockDays, seoulDay } from '@narae/rules';

/** Days that a test may take before the lock date comes. */
const SPARE_DAYS = 3;

/** A trip with extras to choose, without rooms, with seats for everybody, whose paid orders may be changed (ORDER-14). @throws where the shop has none */
export const changeableTrip = (products: readonly Product[]): Product => {
  const soonest = addDays(seoulDay(new Date()), firstLockDays + SPARE_DAYS);
  const found = products.find(
    ({ variant, progress_yn, inventory_cnt, package_cnt, opt_code, ymd_format, from_price, prod_price }) =>
      variant === 'trip' &&
      progress_yn === 'Y' &&
      inventory_cnt >= 20 &&
      package_cnt === 0 &&
      opt_code !== '' &&
      from_price === prod_price &&
      ymd_format > soonest,
  );
  if (!found) throw new Error('the shop has no trip whose orders may be changed');
  return found;
};
