import { productChangedV1, rateChangedV1 } from '@narae/events';
import { announced, startAnnouncer, type ServiceDeps } from '@narae/service-kit';
import type { Catalog } from './context.ts';
import { productFacts } from './products/product-facts.ts';
import { rateFacts } from './rates/rate-facts.ts';

/** Publishes the state of products and rates for booking, when it asks and from time to time. */
export const announceFacts = (
  deps: Pick<ServiceDeps, 'store' | 'bus' | 'log'>,
  catalog: Pick<Catalog, 'products' | 'rates'>,
): Promise<void> =>
  startAnnouncer(deps, {
    name: 'catalog-announcer',
    facts: [
      announced(productChangedV1, () => productFacts(catalog)),
      announced(rateChangedV1, () => rateFacts(catalog)),
    ],
  });
