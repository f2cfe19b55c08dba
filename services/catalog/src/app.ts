import { rateChangedV1 } from '@narae/events';
import { every, nextId, startRelay, type Service } from '@narae/service-kit';
import type { CatalogConfig } from './config.ts';
import { announceShelf } from './announce-facts.consumer.ts';
import { consumeSeatChanged } from './products/seat-changed.consumer.ts';
import { catalogStore } from './catalog-store.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { downloadRoute } from './media/download.routes.ts';
import { findingRoutes } from './search/search.routes.ts';
import { productRoutes } from './products/products.routes.ts';
import { rateRoutes } from './rates/rates.routes.ts';
import { storyRoutes } from './events/events.routes.ts';
import { tableRoutes } from './codes/codes.routes.ts';
import { pictureFiles } from './media/picture-files.ts';
import { koreaExim } from './rates/koreaexim.ts';
import { keepAudit } from './admin/audit.ts';
import { createKinds } from './admin/content-kinds.ts';
import { fetchRates } from './rates/fetch-rates.ts';
import { advanceProgress } from './products/advance-progress.ts';
import { carryOptions } from './products/carry-options.ts';
import type { Catalog } from './context.ts';
import { createRateBook } from './rates/rate-book.ts';

const advanceEveryMs = 10 * 60_000;
/** The log is read with what waits for it; this only keeps documents from carrying entries along. */
const auditEveryMs = 5_000;

/** The catalogue: products, their choices, pictures and seats left, K-pop information, events, code tables, the company (spec §7 Catalogue). */
export const catalogService: Service<CatalogConfig> = {
  name: 'catalog',
  plugin: async (app, { config, store, bus, log, clock = () => new Date() }) => {
    const models = catalogStore(store);
    const relay = startRelay({ store, bus, log, models: [models.products, models.rates, models.events] });
    const rateBook = createRateBook(models.rates);
    const catalog: Catalog = { ...models, rateBook, nudge: relay.nudge, clock };

    await consumeSeatChanged({ store, bus, log }, catalog);
    await announceShelf({ store, bus, log }, catalog);
    const unwatch = bus.watch([rateChangedV1.subject], () => {
      rateBook.reload().catch((error: unknown) => log.warn({ err: error }, 'rates could not be read'));
    });
    const advance = async (): Promise<void> => {
      await advanceProgress(catalog);
      await carryOptions(catalog);
    };
    const timer = every(advanceEveryMs, advance, { log, name: 'advance-progress' });
    const audit = every(auditEveryMs, () => keepAudit(catalog), { log, name: 'keep-audit' });
    app.addHook('onReady', advance);
    app.addHook('onClose', async () => {
      unwatch();
      await timer.stop();
      await audit.stop();
    });

    const source = config.rateSource ? koreaExim(config.rateSource) : null;
    rateRoutes(app, catalog, { source, log });
    if (source && config.rateSource) {
      const look = async (): Promise<void> => {
        // That it failed is in the log already, and the last good rates stay.
        await fetchRates(catalog, source, { by: 'official', log }).catch(() => undefined);
      };
      const looking = every(config.rateSource.everyMs, look, { log, name: 'official-rates' });
      app.addHook('onReady', () => void look());
      app.addHook('onClose', () => looking.stop());
    }

    productRoutes(app, catalog);
    findingRoutes(app, catalog);
    tableRoutes(app, catalog);
    storyRoutes(app, catalog);
    const files = pictureFiles(config.mediaDir);
    downloadRoute(app, files);
    adminRoutes(app, {
      catalog,
      files,
      kinds: createKinds(catalog),
      nextNumber: (prefix) => nextId(store, prefix),
    });
  },
};
