import type { LanTp, Product } from '@narae/contracts';
import type { Shopper } from '../src/browser/shopper.ts';
import { memberIn, type BrowserContext } from './support.ts';

/** A trip without rooms to choose that has seats for everybody; each test has one of its own. */
const tripFor = async (shopper: Shopper, skip: number): Promise<Product> => {
  const trips = (await shopper.products()).filter(
    ({ variant, progress_yn, inventory_cnt, package_cnt, from_price, prod_price }) =>
      variant === 'trip' &&
      progress_yn === 'Y' &&
      inventory_cnt >= 10 &&
      package_cnt === 0 &&
      from_price === prod_price,
  );
  const trip = trips.at(-1 - skip);
  if (!trip) throw new Error('the shop has too few trips');
  return trip;
};

/** A member who has just paid for a trip. @param skip which trip, so that tests do not share one */
export const memberWhoPaid = async (
  context: BrowserContext,
  lanTp: LanTp,
  adult_cnt: number,
  skip: number,
): Promise<{ member: Shopper; trip: Product; order_id: string }> => {
  const member = await memberIn(context, lanTp);
  const trip = await tripFor(member, skip);
  const cart_id = await member.putInCart(trip.prod_id, { adult_cnt });
  await member.confirmTravellers(cart_id);
  await member.pay(cart_id);
  return { member, trip, order_id: (await member.order(cart_id)).order_id };
};
