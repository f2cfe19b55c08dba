import type { ContentItem } from '@narae/contracts';
import { addDays, seoulDay } from '@narae/rules';
import type { Shopper } from '../src/browser/shopper.ts';
import { memberIn, type BrowserContext } from './support.ts';

/** A trip that closes soon, with few seats and rooms to choose: no other test takes it. */
const prod_id = 'P000028';

const moveTo = async (admin: Shopper, day: string): Promise<void> => {
  const named = { kind: 'product', id: prod_id };
  const { published, base, rev } = await admin.call<ContentItem>('adminRead', named);
  const content = { ...published, start_day: day, end_day: day };
  const saved = await admin.call<{ rev: number }>('adminDraftSave', { ...named, content, base, rev });
  await admin.call('adminPublish', { ...named, rev: saved.rev, change: { reason: 'operations' } });
};

/**
 * A member who came back yesterday. Nobody can pay for a trip that is over: it is moved to yesterday while the payment is
 * on its way.
 * @returns what the trip was to
 */
export const memberWhoTravelled = async (context: BrowserContext, admin: Shopper): Promise<string> => {
  const member = await memberIn(context, 'ENG');
  const trip = (await member.products()).find((product) => product.prod_id === prod_id);
  if (!trip) throw new Error(`the shop has no product ${prod_id}`);
  const cart_id = await member.putInCart(prod_id, { adult_cnt: 1 }, await member.beds(trip, 1));
  await member.confirmTravellers(cart_id);
  await member.pay(cart_id, 'P', () => moveTo(admin, addDays(seoulDay(new Date()), -1)));
  return prod_id;
};
