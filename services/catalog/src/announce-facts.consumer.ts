import { articleChangedV1, eventChangedV1, productChangedV1, rateChangedV1 } from '@narae/events';
import { announced, startAnnouncer, type ServiceDeps } from '@narae/service-kit';
import type { Catalog } from './context.ts';
import { eventFacts } from './articles/events/change-event.ts';
import { articleFacts } from './articles/kpop-info/change-kpop-info.ts';
import { productFacts } from './products/product/refresh-products.ts';
import { rateFacts } from './rates/rate-book.ts';

/** Publishes the state of products, rates, events and articles for booking and the community, when they ask and from time to time. */
export const announceFacts = (
  deps: Pick<ServiceDeps, 'store' | 'bus' | 'log'>,
  catalog: Pick<Catalog, 'products' | 'rates' | 'events' | 'kpopInfos'>,
): Promise<void> =>
  startAnnouncer(deps, {
    name: 'catalog-announcer',
    facts: [
      announced(productChangedV1, () => productFacts(catalog)),
      announced(rateChangedV1, () => rateFacts(catalog)),
      announced(eventChangedV1, () => eventFacts(catalog)),
      announced(articleChangedV1, () => articleFacts(catalog)),
    ],
  });
