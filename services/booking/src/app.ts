import { createAuditLog, startRelay, type Service, type ServiceDeps } from '@narae/service-kit';
import { announceLedgers } from './orders/standings/announce-ledgers.consumer.ts';
import { startBalanceJobs } from './orders/balances/balances.job.ts';
import { calendarRoutes } from './notify/calendar/calendar.routes.ts';
import { cancelAdminRoutes } from './orders/cancellations/cancel-admin.routes.ts';
import { startCancellationJobs } from './orders/cancellations/cancellations.job.ts';
import { cancellationRoutes } from './orders/cancellations/cancellations.routes.ts';
import { startCartJobs } from './cart/rows/cart.job.ts';
import { cartRoutes } from './cart/rows/cart.routes.ts';
import { consumeEventChanged } from './catalog/event-changed.consumer.ts';
import { consumeProductChanged } from './catalog/product-changed.consumer.ts';
import { consumeRateChanged } from './catalog/rate-changed.consumer.ts';
import { checkoutRoutes } from './payment/checkout/checkout.routes.ts';
import { startCompanionJobs } from './cart/companions/companions.job.ts';
import { companionRoutes } from './cart/companions/companions.routes.ts';
import type { BookingConfig } from './config.ts';
import { kernelStore, kernelTools } from './kernel/context.ts';
import { inventoryStore } from './inventory/context.ts';
import { catalogStore } from './catalog/context.ts';
import { findProducts } from './catalog/find-products.ts';
import { startKeptCopies } from './catalog/kept-copies.ts';
import { documentsStore } from './documents/context.ts';
import { documentSource } from './documents/document-source.queries.ts';
import { cartStore } from './cart/context.ts';
import { expireRows } from './cart/rows/expire-rows.ts';
import { eventsStore } from './events/context.ts';
import { waitingListStore } from './waiting-list/context.ts';
import { paymentStore, paymentTools } from './payment/context.ts';
import { ordersStore } from './orders/context.ts';
import { customTravelStore } from './custom-travel/context.ts';
import { notifyStore } from './notify/context.ts';
import { membersStore, type MembersContext } from './members/context.ts';
import { customDraftRoutes } from './custom-travel/drafts/custom-drafts.routes.ts';
import { startCustomTravelJobs } from './custom-travel/custom-travel.job.ts';
import { customTravelMetrics } from './custom-travel/custom-travel.metrics.ts';
import { customAdminRoutes } from './custom-travel/custom-admin.routes.ts';
import { customTravelRoutes } from './custom-travel/custom-travel.routes.ts';
import { startDepartureCancelJobs } from './orders/departures/departure-cancel.job.ts';
import { departureCancelRoutes } from './orders/departures/departure-cancel.routes.ts';
import { startDocumentJobs } from './documents/documents.job.ts';
import { documentRoutes } from './documents/documents.routes.ts';
import { startEventMessageJob } from './events/messages/event-messages.job.ts';
import { eventAdminRoutes } from './events/organiser/event-admin.routes.ts';
import { placeMetrics } from './inventory/places/place.metrics.ts';
import { eventPaperRoutes } from './events/documents/event-papers.routes.ts';
import { startEventReservationJobs } from './events/reservations/event-reservations.job.ts';
import { eventReservationRoutes } from './events/reservations/event-reservations.routes.ts';
import { legacyCartLineRoutes } from './orders/legacy/cart-lines.routes.ts';
import { legacyCartRoutes } from './orders/legacy/cart.routes.ts';
import { legacyDocumentRoutes } from './documents/legacy.routes.ts';
import { legacyEventPaperRoutes } from './events/documents/legacy.routes.ts';
import { legacyEventReservationRoutes } from './events/reservations/legacy.routes.ts';
import { legacyMailRoutes } from './notify/admin/legacy.routes.ts';
import { legacyTravellerRoutes } from './orders/legacy/travellers.routes.ts';
import { consumeBalanceMails } from './notify/order-mails/balance-mails.consumer.ts';
import { consumeCancelMails } from './notify/cancel-mails/cancel-mails.consumer.ts';
import { consumeCustomMails } from './notify/custom-mails/custom-mails.consumer.ts';
import { consumeEventMails } from './notify/event-mails/event-mails.consumer.ts';
import { mailAdminRoutes } from './notify/admin/mail-admin.routes.ts';
import { consumeMailPreferences } from './notify/delivery/mail-preferences.consumer.ts';
import { mailMetrics } from './notify/mail.metrics.ts';
import { consumePaperMails } from './notify/document-mails/paper-mails.consumer.ts';
import { consumeOrganiserMails } from './notify/document-mails/organiser-mails.consumer.ts';
import { consumeOrderMails } from './notify/order-mails/order-mails.consumer.ts';
import { consumeWaitingMails } from './notify/waiting-mails/waiting-mails.consumer.ts';
import { consumeMemberWithdrawn } from './members/member-withdrawn.consumer.ts';
import { memberRoutes } from './members/members.routes.ts';
import { startMemberJobs } from './members/members.job.ts';
import { followJoins } from './members/move-member.ts';
import { gateRoutes } from './orders/gate/gate.routes.ts';
import { ticketRoutes } from './orders/tickets/tickets.routes.ts';
import { adminRoutes } from './documents/audit/admin.routes.ts';
import { myOrderRoutes } from './orders/my-order/my-order.routes.ts';
import { orderAdminRoutes } from './orders/admin/order-admin.routes.ts';
import { startMinimumPartyJobs } from './notify/minimum-party/minimum-party.job.ts';
import { startOrderChangeJobs } from './orders/changes/order-changes.job.ts';
import { orderChangeRoutes } from './orders/changes/order-changes.routes.ts';
import { orderRoutes } from './orders/lists/orders.routes.ts';
import { paymentMetrics } from './payment/payment.metrics.ts';
import { startPaymentJobs } from './payment/payments.job.ts';
import { paymentAdminRoutes } from './payment/admin/payment-admin.routes.ts';
import { paymentRoutes } from './payment/returns/payments.routes.ts';
import { providerRoutes } from './payment/returns/provider.routes.ts';
import { refundAdminRoutes } from './payment/admin/refund-admin.routes.ts';
import { paymentIssueMetrics } from './payment/payment-issue.metrics.ts';
import { refundMetrics } from './payment/refund.metrics.ts';
import { salesRoutes } from './orders/sales/sales.routes.ts';
import { seatMetrics } from './inventory/seats/seat.metrics.ts';
import { unionPayReturnRoutes } from './payment/returns/unionpay-return.routes.ts';
import { travellerRoutes } from './cart/travellers/travellers.routes.ts';
import { troubleRoutes } from './kernel/dead-letters/trouble.routes.ts';
import { watchLedgers } from './waiting-list/ledger-moved.consumer.ts';
import { startWaitingListJobs } from './waiting-list/waiting-list.job.ts';
import { waitingListRoutes } from './waiting-list/waiting-list.routes.ts';
import { waitingMetrics } from './waiting-list/waiting.metrics.ts';

const routes = [
  cartRoutes,
  travellerRoutes,
  companionRoutes,
  documentRoutes,
  checkoutRoutes,
  paymentRoutes,
  providerRoutes,
  unionPayReturnRoutes,
  orderRoutes,
  orderChangeRoutes,
  myOrderRoutes,
  cancellationRoutes,
  cancelAdminRoutes,
  departureCancelRoutes,
  eventReservationRoutes,
  eventPaperRoutes,
  calendarRoutes,
  mailAdminRoutes,
  refundAdminRoutes,
  salesRoutes,
  paymentAdminRoutes,
  troubleRoutes,
  adminRoutes,
  orderAdminRoutes,
  waitingListRoutes,
  customTravelRoutes,
  customAdminRoutes,
  eventAdminRoutes,
  customDraftRoutes,
  ticketRoutes,
  gateRoutes,
  memberRoutes,
];
const legacyRoutes = [
  legacyCartRoutes,
  legacyCartLineRoutes,
  legacyDocumentRoutes,
  legacyTravellerRoutes,
  legacyEventReservationRoutes,
  legacyEventPaperRoutes,
  legacyMailRoutes,
];
const metrics = [
  seatMetrics,
  placeMetrics,
  waitingMetrics,
  paymentMetrics,
  refundMetrics,
  paymentIssueMetrics,
  mailMetrics,
  customTravelMetrics,
];
const consumers = [
  consumeProductChanged,
  consumeRateChanged,
  consumeEventChanged,
  consumeMemberWithdrawn,
  consumeMailPreferences,
  consumeOrderMails,
  consumeBalanceMails,
  consumePaperMails,
  consumeCancelMails,
  consumeEventMails,
  consumeWaitingMails,
  consumeOrganiserMails,
  consumeCustomMails,
  announceLedgers,
  watchLedgers,
];

/** The context of the highest module holds those of all others. */
export type BookingContext = MembersContext;

/** Puts the modules' contexts together, and starts the relay of their outboxes. */
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
  const { mailRecords, eventMessages, cancelSettings, departureCancels, paymentIssues } = models;
  const tools = kernelTools(deps, config);
  const context: BookingContext = {
    ...{ store, bus, mail, log, securityLog, config },
    ...models,
    ...tools,
    ...paymentTools(config),
    copies: startKeptCopies({ ...models, store, log, now: tools.now }),
    documentSources: [
      documentSource(bookings, { file: 'mem_file_id', row: 'cart_id' }),
      documentSource(reservations, { file: 'event_mem_file_id', row: 'event_rv_id' }),
    ],
    auditLog: createAuditLog(store, [
      ...[bookings, reservations, places, mailRecords, customTrips],
      ...[eventMessages, cancelSettings, departureCancels, paymentIssues],
    ]),
    relay: startRelay({
      store,
      bus,
      models: [bookings, models.ledgers, reservations, places, models.waiting, customTrips],
      log,
    }),
    lastDayOf: async (prod_id) => (await findProducts(context, [prod_id]))[0]?.end_day,
    expireRows: (prod_ids) => expireRows(context, prod_ids),
  };
  return context;
};

/** Cart, travellers, orders, seats and payment. */
export const bookingService: Service<BookingConfig> = {
  name: 'booking',
  plugin: async (app, { config, ...deps }) => {
    const context = createContext(deps, config);
    for (const mount of [...routes, ...legacyRoutes, ...metrics]) mount(app, context);
    // The server stops the consumers before the store closes.
    for (const start of consumers) await start(context);
    const jobs = [
      context.auditLog.start(context.log),
      startDocumentJobs(context),
      startCompanionJobs(context),
      startMemberJobs(context),
      await followJoins(context),
      startCartJobs(context),
      startBalanceJobs(context),
      startCancellationJobs(context),
      startDepartureCancelJobs(context),
      startEventReservationJobs(context),
      startWaitingListJobs(context),
      startCustomTravelJobs(context),
      startMinimumPartyJobs(context),
      startOrderChangeJobs(context),
      startEventMessageJob(context),
      await startPaymentJobs(context),
    ];
    app.addHook('onClose', async () => {
      await Promise.all([context.copies, ...jobs].map((job) => job.stop()));
    });
  },
};
