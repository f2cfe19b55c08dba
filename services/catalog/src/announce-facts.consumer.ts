import { productChangedV1, rateChangedV1 } from '@narae/events';
import { announced, startAnnouncer, type ServiceDeps } from '@narae/service-kit';
import type { StoredProduct } from './products/product.model.ts';
import type { StoredRate } from './rates/rate.model.ts';
import { bookableFact } from './products/product.rules.ts';
import type { Catalog } from './context.ts';

/** Tells booking how products and rates stand, when it asks and from time to time. */
export const announceShelf = (
  deps: Pick<ServiceDeps, 'store' | 'bus' | 'log'>,
  { products, rates }: Pick<Catalog, 'products' | 'rates'>,
): Promise<void> =>
  startAnnouncer(deps, {
    name: 'catalog-announcer',
    facts: [
      announced(productChangedV1, async () => {
        const shelf = await products.find().lean<StoredProduct[]>();
        return shelf.map((product) => ({
          aggregateId: product.prod_id,
          version: product.version,
          data: bookableFact(product, product.options),
        }));
      }),
      announced(rateChangedV1, async () => {
        const known = await rates.find().lean<StoredRate[]>();
        return known.flatMap(({ currency, deal_bas_r, rate_day, version }) =>
          currency === 'JPY'
            ? []
            : [{ aggregateId: currency, version, data: { currency, deal_bas_r, rate_day } }],
        );
      }),
    ],
  });
