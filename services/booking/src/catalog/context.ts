import type { Connection } from 'mongoose';
import type { InventoryContext } from '../inventory/index.ts';
import { bookableEventModel, bookableProductModel, rateModel } from './catalog.model.ts';
import type { KeptCopies } from './kept-copies.ts';

export interface CatalogContext extends InventoryContext {
  readonly products: ReturnType<typeof bookableProductModel>;
  readonly events: ReturnType<typeof bookableEventModel>;
  readonly rates: ReturnType<typeof rateModel>;
  /** Products and rates as this process read them last. */
  readonly copies: KeptCopies;
  /** Expires the cart's rows of products whose sale has closed (CART-12); the cart module does it. */
  readonly expireRows: (prod_ids: readonly string[]) => Promise<number>;
}

export const catalogStore = (store: Connection) => ({
  products: bookableProductModel(store),
  events: bookableEventModel(store),
  rates: rateModel(store),
});
