import {
  createAuditLog,
  mountModules,
  startRelay,
  type ServiceModule,
  type Service,
  type ServiceDeps,
} from '@narae/service-kit';
import type { BookingConfig } from './config.ts';
import { cartModule, cartStore, expireRows } from './cart/index.ts';
import { catalogModule, catalogStore, findProducts, startCachedCopies } from './catalog/index.ts';
import { customTravelModule, customTravelStore } from './custom-travel/index.ts';
import { documentsModule, documentSource, documentsStore } from './documents/index.ts';
import { eventsModule, eventsStore } from './events/index.ts';
import { inventoryModule, inventoryStore } from './inventory/index.ts';
import { kernelModule, kernelStore, kernelTools } from './kernel/index.ts';
import { type MembersContext, membersModule, membersStore } from './members/index.ts';
import { notifyModule, notifyStore } from './notify/index.ts';
import { hearDepartureChanges, ordersModule, ordersStore } from './orders/index.ts';
import { paymentModule, paymentStore, paymentTools } from './payment/index.ts';
import { waitingListModule, waitingListStore } from './waiting-list/index.ts';

/** The highest module's context holds all others. */
export type BookingContext = MembersContext;

export const createContext = (deps: ServiceDeps, config: BookingConfig): BookingContext => {
  const { store, bus, mail, log, securityLog } = deps;
  const models = {
    ...kernelStore(store),
    ...inventoryStore(store),
    ...catalogStore(store),
    ...documentsStore(store, config.documentKey),
    ...cartStore(store),
    ...eventsStore(store),
    ...waitingListStore(store),
    ...paymentStore(store),
    ...ordersStore(store),
    ...customTravelStore(store),
    ...notifyStore(store),
    ...membersStore(store),
  };
  const { bookings, reservations, places, customTrips } = models;
  const { mailRecords, eventMessages, cancelSettings, departureCancels, departureMoves, paymentIssues } =
    models;
  const tools = kernelTools(deps, config);
  const context: BookingContext = {
    ...{ store, bus, mail, log, securityLog, config },
    ...models,
    ...tools,
    ...paymentTools(config),
    copies: startCachedCopies({ ...models, store, log, now: tools.now }),
    documentSources: [
      documentSource(bookings, { file: 'mem_file_id', row: 'cart_id' }),
      documentSource(reservations, { file: 'event_mem_file_id', row: 'event_rv_id' }),
    ],
    auditLog: createAuditLog(store, [
      ...[bookings, reservations, places, mailRecords, customTrips],
      ...[eventMessages, cancelSettings, departureCancels, departureMoves, paymentIssues],
    ]),
    relay: startRelay({
      store,
      bus,
      models: [bookings, models.ledgers, reservations, places, models.waiting, customTrips],
      log,
    }),
    lastDayOf: async (prod_id) => (await findProducts(context, [prod_id]))[0]?.end_day,
    expireRows: (prod_ids) => expireRows(context, prod_ids),
    hearChanges: (prod_id, changes) => hearDepartureChanges(context, prod_id, changes),
  };
  return context;
};

/** Lowest first: a module calls only those before it, by their `index.ts`. */
const modules: readonly ServiceModule<BookingContext>[] = [
  kernelModule,
  inventoryModule,
  catalogModule,
  documentsModule,
  cartModule,
  eventsModule,
  waitingListModule,
  paymentModule,
  ordersModule,
  customTravelModule,
  notifyModule,
  membersModule,
];

export const bookingService: Service<BookingConfig> = {
  name: 'booking',
  plugin: async (app, { config, ...deps }) => mountModules(app, createContext(deps, config), modules),
};
