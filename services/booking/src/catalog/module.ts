import type { ServiceModule } from '@narae/service-kit';
import type { CatalogContext } from './context.ts';
import { consumeEventChanged, consumeProductChanged, consumeRateChanged } from './consumers.ts';

/** Booking's copies of the catalogue's products, events and rates. */
export const catalogModule: ServiceModule<CatalogContext> = {
  name: 'catalog',
  consumers: [consumeProductChanged, consumeRateChanged, consumeEventChanged],
  jobs: [({ copies }) => copies],
};
