import type { AuditRow } from '@narae/contracts';
import { articleChangedV1, eventChangedV1, productChangedV1, rateChangedV1 } from '@narae/events';
import {
  announced,
  createAuditLog,
  createNudge,
  createReadyAnswers,
  mountModules,
  nextId,
  startAnnouncer,
  startContentVersion,
  startRelay,
  type Service,
  type ServiceModule,
} from '@narae/service-kit';
import type { Connection } from 'mongoose';
import {
  articleFacts,
  articleKinds,
  type ArticlesContext,
  articlesModule,
  articlesStore,
  eventFacts,
} from './articles/index.ts';
import { type AdminContext, contentModule, contentStore } from './content/index.ts';
import { mediaModule, pictureFiles } from './media/index.ts';
import {
  createTripBook,
  originalPictures,
  productFacts,
  productKinds,
  productsModule,
  productsStore,
} from './products/index.ts';
import { createRateBook, koreaExim, rateFacts, ratesModule, ratesStore } from './rates/index.ts';
import { type SiteContext, siteKinds, siteModule, siteStore } from './site/index.ts';
import type { CatalogConfig } from './config.ts';

type CatalogContext = AdminContext & ArticlesContext & SiteContext;

/** Lowest first: a module calls those before it alone. */
const modules: readonly ServiceModule<CatalogContext>[] = [
  mediaModule,
  contentModule,
  ratesModule,
  productsModule,
  articlesModule,
  siteModule,
];

export const catalogStore = (store: Connection) => ({
  ...contentStore(store),
  ...ratesStore(store),
  ...productsStore(store),
  ...articlesStore(store),
  ...siteStore(store),
});
export type CatalogStore = ReturnType<typeof catalogStore>;

/** What answers are made from; of series and ranges their departures are shown. */
const publishedCollections = ({
  drafts: _drafts,
  series: _series,
  ranges: _ranges,
  ...published
}: CatalogStore): string[] => Object.values(published).map(({ collection }) => collection.name);

/** Edited documents carry audit entries until those are moved to the log. */
const editedModels = ({
  trips: _trips,
  texts: _texts,
  nations: _nations,
  companies: _companies,
  ...edited
}: CatalogStore) => Object.values(edited);

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
    const content = startContentVersion({ store, collections: publishedCollections(models), log });
    const auditLog = createAuditLog<AuditRow['action']>(store, editedModels(models));
    const { rateSource, missingPictures: pendingPictures } = config;
    const base = {
      ...models,
      store,
      bus,
      log,
      clock,
      auditLog,
      pendingPictures,
      nudge: relay.nudge,
      seriesDue: createNudge(),
      rangesDue: createNudge(),
      closedDaysDue: createNudge(),
      ready: createReadyAnswers(content, clock),
      originalOf: originalPictures(models),
      files: pictureFiles(config.mediaDir, config.mediaRoom),
      rateBook: createRateBook(models.rates, content),
      tripBook: createTripBook({ ...models, content }),
      officialRates: rateSource ? { source: koreaExim(rateSource), everyMs: rateSource.everyMs } : null,
      whenReady: (work: () => Promise<void> | void) => void app.addHook('onReady', async () => work()),
    };
    const context: CatalogContext = {
      ...base,
      kinds: { ...productKinds(base), ...articleKinds(base), ...siteKinds(base) },
      nextNumber: (prefix) => nextId(store, prefix),
    };
    await mountModules(app, context, modules);
    await startAnnouncer(context, {
      name: 'catalog-announcer',
      facts: [
        announced(productChangedV1, () => productFacts(context)),
        announced(rateChangedV1, () => rateFacts(context)),
        announced(eventChangedV1, () => eventFacts(context)),
        announced(articleChangedV1, () => articleFacts(context)),
      ],
    });
    const audit = auditLog.start(log);
    app.addHook('onClose', async () => {
      await content.stop();
      await audit.stop();
    });
  },
};
