import type { Service } from '@narae/service-kit';
import { announceLedgers } from './announce-ledgers.consumer.ts';
import { startBalanceJobs } from './balances/balances.job.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { cancelAdminRoutes } from './cancellations/cancel-admin.routes.ts';
import { startCancellationJobs } from './cancellations/cancellations.job.ts';
import { cancellationRoutes } from './cancellations/cancellations.routes.ts';
import { startCartJobs } from './cart/cart.job.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { consumeEventChanged } from './catalogue/event-changed.consumer.ts';
import { consumeProductChanged } from './catalogue/product-changed.consumer.ts';
import { consumeRateChanged } from './catalogue/rate-changed.consumer.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { startCompanionJobs } from './companions/companions.job.ts';
import { companionRoutes } from './companions/companions.routes.ts';
import type { BookingConfig } from './config.ts';
import { createContext } from './context.ts';
import { customDraftRoutes } from './custom-drafts/custom-drafts.routes.ts';
import { startCustomTravelJobs } from './custom-travel/custom-travel.job.ts';
import { customTravelMetrics } from './custom-travel/custom-travel.metrics.ts';
import { customAdminRoutes } from './custom-travel/custom-admin.routes.ts';
import { customTravelRoutes } from './custom-travel/custom-travel.routes.ts';
import { startDepartureCancelJobs } from './departure-cancel/departure-cancel.job.ts';
import { departureCancelRoutes } from './departure-cancel/departure-cancel.routes.ts';
import { startDocumentJobs } from './documents/documents.job.ts';
import { documentRoutes } from './documents/documents.routes.ts';
import { startEventMessageJob } from './event-messages/event-messages.job.ts';
import { eventAdminRoutes } from './event-admin/event-admin.routes.ts';
import { placeMetrics } from './event-places/place.metrics.ts';
import { eventPaperRoutes } from './event-reservations/event-papers.routes.ts';
import { startEventReservationJobs } from './event-reservations/event-reservations.job.ts';
import { eventReservationRoutes } from './event-reservations/event-reservations.routes.ts';
import { legacyCartLineRoutes } from './legacy/cart-lines.routes.ts';
import { legacyCartRoutes } from './legacy/cart.routes.ts';
import { legacyDocumentRoutes } from './legacy/documents.routes.ts';
import { legacyEventPaperRoutes } from './legacy/event-papers.routes.ts';
import { legacyEventReservationRoutes } from './legacy/event-reservations.routes.ts';
import { legacyMailRoutes } from './legacy/mails.routes.ts';
import { legacyTravellerRoutes } from './legacy/travellers.routes.ts';
import { consumeBalanceMails } from './mails/balance-mails.consumer.ts';
import { consumeCancelMails } from './mails/cancel-mails.consumer.ts';
import { consumeCustomMails } from './mails/custom-mails.consumer.ts';
import { consumeEventMails } from './mails/event-mails.consumer.ts';
import { mailAdminRoutes } from './mails/mail-admin.routes.ts';
import { consumeMailPreferences } from './mails/mail-preferences.consumer.ts';
import { mailMetrics } from './mails/mail.metrics.ts';
import { consumePaperMails } from './mails/paper-mails.consumer.ts';
import { consumeOrganiserMails } from './mails/organiser-mails.consumer.ts';
import { consumeOrderMails } from './mails/order-mails.consumer.ts';
import { consumeWaitingMails } from './mails/waiting-mails.consumer.ts';
import { consumeMemberWithdrawn } from './members/member-withdrawn.consumer.ts';
import { memberRoutes } from './members/members.routes.ts';
import { startMemberJobs } from './members/members.job.ts';
import { followJoins } from './members/move-member.ts';
import { gateRoutes } from './gate/gate.routes.ts';
import { ticketRoutes } from './tickets/tickets.routes.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { myOrderRoutes } from './my-order/my-order.routes.ts';
import { orderAdminRoutes } from './order-admin/order-admin.routes.ts';
import { startMinimumPartyJobs } from './minimum-party/minimum-party.job.ts';
import { startOrderChangeJobs } from './order-changes/order-changes.job.ts';
import { orderChangeRoutes } from './order-changes/order-changes.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { paymentMetrics } from './payments/payment.metrics.ts';
import { startPaymentJobs } from './payments/payments.job.ts';
import { paymentAdminRoutes } from './payment-issues/payment-admin.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { providerRoutes } from './payments/provider.routes.ts';
import { refundAdminRoutes } from './refunds/refund-admin.routes.ts';
import { paymentIssueMetrics } from './payment-issues/payment-issue.metrics.ts';
import { refundMetrics } from './refunds/refund.metrics.ts';
import { salesRoutes } from './sales/sales.routes.ts';
import { seatMetrics } from './seats/seat.metrics.ts';
import { unionPayReturnRoutes } from './payments/unionpay-return.routes.ts';
import { travellerRoutes } from './travellers/travellers.routes.ts';
import { troubleRoutes } from './trouble/trouble.routes.ts';
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
