import type { BookingAuditAction } from '@narae/contracts';
import {
  type AttemptHealth,
  type AuditLog,
  createAttemptHealth,
  createAuditLog,
  createLimiter,
  createTurns,
  createVault,
  type KeptAmounts,
  type Limiter,
  type Relay,
  type ServiceDeps,
  startRelay,
  type TurnsOf,
  usualKept,
  type Vault,
} from '@narae/service-kit';
import { calendarEntryModel } from './notify/calendar/calendar-entry.model.ts';
import { cancelSettingsModel } from './orders/cancellations/cancel-settings.model.ts';
import { bookableEventModel } from './catalog/bookable-event.model.ts';
import { bookableProductModel } from './catalog/bookable-product.model.ts';
import { type KeptCopies, startKeptCopies } from './catalog/kept-copies.ts';
import { rateModel } from './catalog/rate.model.ts';
import { companionListModel } from './cart/companions/companion.model.ts';
import type { BookingConfig } from './config.ts';
import { departureCancelModel } from './orders/departures/departure-cancel.model.ts';
import { documentViewModel } from './documents/document-view.model.ts';
import { eventMessageModel } from './events/messages/event-message.model.ts';
import { placeLedgerModel } from './inventory/places/place-ledger.model.ts';
import { mailPreferenceModel } from './notify/delivery/mail-preference.model.ts';
import { mailRecordModel } from './notify/delivery/mail-record.model.ts';
import { departedModel } from './members/departed.model.ts';
import { seatLedgerModel } from './inventory/seats/seat-ledger.model.ts';
import { bookingModel } from './kernel/booking/booking.model.ts';
import { customTripModel } from './custom-travel/domain/custom-trip.model.ts';
import { reservationModel } from './events/domain/event-reservation.model.ts';
import { paymentIssueModel } from './payment/issues/payment-issue.model.ts';
import { ticketKeyModel } from './orders/tickets/ticket-key.model.ts';
import { waitingModel } from './waiting-list/entries/waiting.model.ts';

/** What every use case of booking works with. */
export interface BookingContext extends Pick<ServiceDeps, 'store' | 'bus' | 'mail' | 'log' | 'securityLog'> {
  readonly config: BookingConfig;
  readonly now: () => Date;
  readonly bookings: ReturnType<typeof bookingModel>;
  readonly products: ReturnType<typeof bookableProductModel>;
  readonly rates: ReturnType<typeof rateModel>;
  /** What was read of products and rates, while it is true. */
  readonly copies: KeptCopies;
  readonly ledgers: ReturnType<typeof seatLedgerModel>;
  readonly events: ReturnType<typeof bookableEventModel>;
  readonly reservations: ReturnType<typeof reservationModel>;
  /** Ledgers of events' places. */
  readonly places: ReturnType<typeof placeLedgerModel>;
  /** What administrators did; who changes a document pushes the entry with the change (`auditEntry`). */
  readonly auditLog: AuditLog<BookingAuditAction>;
  /** Entries of waiting lists. */
  readonly waiting: ReturnType<typeof waitingModel>;
  /** Requests for custom trips. */
  readonly customTrips: ReturnType<typeof customTripModel>;
  /** Organisers' messages to those who reserved. */
  readonly eventMessages: ReturnType<typeof eventMessageModel>;
  /** What the operator decided about cancelling. */
  readonly cancelSettings: ReturnType<typeof cancelSettingsModel>;
  /** Organisers' own cancellations of departures. */
  readonly departureCancels: ReturnType<typeof departureCancelModel>;
  /** People that members saved for later orders. */
  readonly companionLists: ReturnType<typeof companionListModel>;
  /** Providers' reports that differ from what was asked for. */
  readonly paymentIssues: ReturnType<typeof paymentIssueModel>;
  readonly documentViews: ReturnType<typeof documentViewModel>;
  /** What is remembered of the mails booking has sent. */
  readonly mailRecords: ReturnType<typeof mailRecordModel>;
  /** Which mails members have stopped, as account tells. */
  readonly mailPreferences: ReturnType<typeof mailPreferenceModel>;
  readonly calendarEntries: ReturnType<typeof calendarEntryModel>;
  /** Members who have left, until nothing of them is kept any more. */
  readonly departed: ReturnType<typeof departedModel>;
  /** Keys that sign tickets. */
  readonly ticketKeys: ReturnType<typeof ticketKeyModel>;
  /** Travellers' documents, encrypted at rest. */
  readonly vault: Vault;
  /** Counts what one member may not do without end. */
  readonly limiter: Limiter;
  /** How much may be held or kept at a time. */
  readonly kept: KeptAmounts;
  readonly relay: Relay;
  /** Turns of the rows of each job. */
  readonly turnsOf: TurnsOf;
  /** Whether the payment provider answers. */
  readonly providerHealth: AttemptHealth;
}

/** GridFS bucket of the travellers' documents. */
export const documentBucket = 'documents';

/** Puts the context together and starts the relay of what its documents' outboxes hold. */
export const createContext = (deps: ServiceDeps, config: BookingConfig): BookingContext => {
  const { store, bus, mail, log, securityLog } = deps;
  const bookings = bookingModel(store);
  const products = bookableProductModel(store);
  const rates = rateModel(store);
  const ledgers = seatLedgerModel(store);
  const reservations = reservationModel(store);
  const places = placeLedgerModel(store);
  const waiting = waitingModel(store);
  const mailRecords = mailRecordModel(store);
  const customTrips = customTripModel(store);
  const eventMessages = eventMessageModel(store);
  const cancelSettings = cancelSettingsModel(store);
  const departureCancels = departureCancelModel(store);
  const paymentIssues = paymentIssueModel(store);
  const providerHealth = createAttemptHealth();
  const now = deps.clock ?? (() => new Date());
  return {
    store,
    bus,
    mail,
    log,
    securityLog,
    config: { ...config, payments: { ...config.payments, health: providerHealth } },
    providerHealth,
    now,
    turnsOf: createTurns({ now, log }),
    kept: config.kept ?? usualKept,
    limiter: createLimiter({ store, now, limits: config.limits, on: config.rateLimits, log }),
    bookings,
    products,
    rates,
    copies: startKeptCopies({ store, products, rates, now, log }),
    ledgers,
    events: bookableEventModel(store),
    reservations,
    places,
    waiting,
    customTrips,
    eventMessages,
    departureCancels,
    cancelSettings,
    paymentIssues,
    auditLog: createAuditLog(store, [
      bookings,
      reservations,
      places,
      mailRecords,
      customTrips,
      eventMessages,
      cancelSettings,
      departureCancels,
      paymentIssues,
    ]),
    companionLists: companionListModel(store),
    documentViews: documentViewModel(store),
    mailRecords,
    mailPreferences: mailPreferenceModel(store),
    calendarEntries: calendarEntryModel(store),
    departed: departedModel(store),
    ticketKeys: ticketKeyModel(store),
    vault: createVault({ store, bucket: documentBucket, key: config.documentKey }),
    relay: startRelay({
      store,
      bus,
      models: [bookings, ledgers, reservations, places, waiting, customTrips],
      log,
    }),
  };
};
