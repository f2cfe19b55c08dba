import type { LanTp, Product } from '@narae/contracts';
import { LAN_TPS } from '@narae/contracts/languages';
import type { Browser, BrowserContext } from 'playwright/test';
import type { Credentials } from '../src/browser/demo-accounts.ts';
import { Shopper } from '../src/browser/shopper.ts';
import type { FaultSite } from './fault-site.ts';

/** The data every case starts from: a member with a cart and orders, and a product. */
export interface Fixture {
  readonly site: FaultSite;
  readonly credentials: Credentials;
  /** Not in the cart; needs no choice before it can be added. */
  readonly product: Product;
  /** A row of the cart that needs travellers. */
  readonly cart_id: string;
  /** Makes an order that waits for payment. */
  readonly newOrder: (lanTp: LanTp) => Promise<string>;
  /** Removes from the cart what earlier cases added. */
  readonly tidyUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Products that can be put in the cart without choosing anything, those with most seats first. */
const simpleProducts = async (shopper: Shopper, count: number): Promise<[Product, string][]> => {
  const products = (await shopper.products())
    .filter(
      ({ progress_yn, package_cnt }) => (progress_yn === 'Y' || progress_yn === 'D') && package_cnt === 0,
    )
    .toSorted((a, b) => b.inventory_cnt - a.inventory_cnt);
  const found: [Product, string][] = [];
  for (const product of products) {
    const cart_id = await shopper.putInCart(product.prod_id, { adult_cnt: 1 }).catch(() => null);
    if (cart_id) found.push([product, cart_id]);
    if (found.length === count) return found;
  }
  throw new Error('the demo content has too few products that can be bought as they are');
};

/** Signs a member up and creates a cart and orders in every state. */
export const createFixture = async (site: FaultSite, browser: Browser): Promise<Fixture> => {
  const context: BrowserContext = await browser.newContext();
  const shopper = new Shopper(context, site.origin, 'ENG');
  const credentials = await shopper.join('Mina Hart');
  const inLanguage = (lanTp: LanTp): Shopper =>
    Object.assign(new Shopper(context, site.origin, lanTp), { user: shopper.user });
  const speakers = new Map(LAN_TPS.map((lanTp) => [lanTp, inLanguage(lanTp)]));

  const [open, waiting, paid, free] = await simpleProducts(shopper, 4);
  if (!open || !waiting || !paid || !free) throw new Error('unreachable');
  await shopper.confirmTravellers(waiting[1]);
  await shopper.confirmTravellers(paid[1]);
  await shopper.pay(paid[1]);
  await shopper.call('mycartDelete', { cart_id: free[1] });
  const kept = new Set([open[1], waiting[1], paid[1]]);

  return {
    site,
    credentials,
    product: free[0],
    cart_id: open[1],
    newOrder: async (lanTp) => {
      const speaker = speakers.get(lanTp) ?? shopper;
      const cart_id = await speaker.putInCart(paid[0].prod_id, { adult_cnt: 1 });
      await speaker.confirmTravellers(cart_id);
      return cart_id;
    },
    tidyUp: async () => {
      const rows = await shopper.call<{ cart_id: string }[]>('mycartList', {
        currency: 'USD',
        lan_tp: 'ENG',
      });
      for (const { cart_id } of rows) if (!kept.has(cart_id)) await shopper.call('mycartDelete', { cart_id });
    },
    close: () => context.close(),
  };
};
