import type { ServiceModule } from '@narae/service-kit';
import type { CatalogContext } from './context.ts';
import { consumeEventChanged } from './event-changed.consumer.ts';
import { consumeProductChanged } from './product-changed.consumer.ts';
import { consumeRateChanged } from './rate-changed.consumer.ts';

/** Booking's copies of the catalogue's products, events and rates. */
export const catalogModule: ServiceModule<CatalogContext> = {
  name: 'catalog',
  consumers: [consumeProductChanged, consumeRateChanged, consumeEventChanged],
  jobs: [({ copies }) => copies],
};
