import type { DepartureChange } from '@narae/contracts';
import type { Connection } from 'mongoose';
import type { InventoryContext } from '../inventory/index.ts';
import { bookableEventModel, bookableProductModel, rateModel } from './catalog.model.ts';
import type { CachedCopies } from './cached-copies.ts';

export interface CatalogContext extends InventoryContext {
  readonly products: ReturnType<typeof bookableProductModel>;
  readonly events: ReturnType<typeof bookableEventModel>;
  readonly rates: ReturnType<typeof rateModel>;
  readonly copies: CachedCopies;
  /** Expires cart rows of closed products (CART-12); done by the cart module. */
  readonly expireRows: (prod_ids: readonly string[]) => Promise<number>;
  /** Tells orders of changes of what was sold (ORDER-22); done by the orders module. */
  readonly hearChanges: (prod_id: string, changes: readonly DepartureChange[]) => Promise<void>;
}

export const catalogStore = (store: Connection) => ({
  products: bookableProductModel(store),
  events: bookableEventModel(store),
  rates: rateModel(store),
});
