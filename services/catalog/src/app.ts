import {
  createReadyAnswers,
  nextId,
  startContentVersion,
  startRelay,
  type Service,
} from '@narae/service-kit';
import { adminRoutes } from './content/drafts/admin.routes.ts';
import { createKinds } from './admin/content-kinds.ts';
import { announceFacts } from './announce-facts.consumer.ts';
import { catalogStore } from './catalog-store.ts';
import { codeRoutes, pageRoutes } from './site/site.routes.ts';
import type { CatalogConfig } from './config.ts';
import type { Catalog } from './context.ts';
import { eventRoutes, kpopInfoRoutes } from './articles/articles.routes.ts';
import { consumePlacesChanged } from './articles/places-changed.consumer.ts';
import { legacyRoutes } from './legacy/legacy.routes.ts';
import { downloadRoute } from './media/download.routes.ts';
import { pictureFiles } from './media/picture-files.ts';
import {
  optionRoutes,
  productRoutes,
  refundScheduleRoutes,
  searchRoutes,
} from './products/products.routes.ts';
import { startProductJobs } from './products/products.job.ts';
import { consumeReviewSummaries, consumeSeatChanged } from './products/products.consumers.ts';
import { koreaExim } from './rates/koreaexim.ts';
import { createRateBook } from './rates/rate-book.ts';
import { startRateJob } from './rates/rates.job.ts';
import { rateRoutes } from './rates/rates.routes.ts';

/** The catalogue: products, their options, pictures and seats left, K-pop information, events, code tables, the company. */
export const catalogService: Service<CatalogConfig> = {
  name: 'catalog',
  plugin: async (app, { config, store, bus, log, clock = () => new Date() }) => {
    const models = catalogStore(store);
    const relay = startRelay({
      store,
      bus,
      log,
      models: [models.products, models.rates, models.events, models.kpopInfos],
    });
    const content = startContentVersion({ store, collections: models.published, log });
    const rateBook = createRateBook(models.rates, content);
    const ready = createReadyAnswers(content, clock);
    const catalog: Catalog = { ...models, rateBook, ready, nudge: relay.nudge, clock };
    const files = pictureFiles(config.mediaDir, config.mediaRoom);
    const source = config.rateSource ? koreaExim(config.rateSource) : null;

    await consumeSeatChanged({ store, bus, log }, catalog);
    await consumeReviewSummaries({ store, bus, log }, catalog);
    await consumePlacesChanged({ store, bus, log }, catalog);
    await announceFacts({ store, bus, log }, catalog);
    const products = startProductJobs(catalog, log);
    const audit = catalog.auditLog.start(log);
    app.addHook('onReady', products.run);
    app.addHook('onClose', async () => {
      await content.stop();
      await products.stop();
      await audit.stop();
    });
    if (source && config.rateSource) {
      const rates = startRateJob(catalog, source, { everyMs: config.rateSource.everyMs, log });
      app.addHook('onReady', () => void rates.run());
      app.addHook('onClose', rates.stop);
    }

    productRoutes(app, catalog);
    optionRoutes(app, catalog);
    searchRoutes(app, catalog);
    kpopInfoRoutes(app, catalog);
    eventRoutes(app, catalog);
    codeRoutes(app, catalog);
    pageRoutes(app, catalog);
    refundScheduleRoutes(app, catalog);
    rateRoutes(app, catalog, { source, log });
    downloadRoute(app, files, config.missingPictures);
    legacyRoutes(app, catalog);
    adminRoutes(app, {
      catalog,
      files,
      kinds: createKinds(catalog),
      nextNumber: (prefix) => nextId(store, prefix),
    });
  },
};
