import { createVault, startRelay, type Relay, type ServiceDeps, type Vault } from '@narae/service-kit';
import type { Model } from 'mongoose';
import type { BookingConfig } from './config.ts';
import { bookableProductModel, type StoredProduct } from './data/bookable-product.model.ts';
import { bookingModel, type Booking } from './data/booking.model.ts';
import { documentViewModel, type DocumentView } from './data/document-view.model.ts';
import { rateModel, type Rate } from './data/rate.model.ts';
import { seatLedgerModel, type SeatLedger } from './data/seat-ledger.model.ts';

/** What every use case of booking works with. */
export interface BookingContext extends Pick<ServiceDeps, 'store' | 'bus' | 'mail' | 'log'> {
  readonly config: BookingConfig;
  readonly now: () => Date;
  readonly bookings: Model<Booking>;
  readonly products: Model<StoredProduct>;
  readonly rates: Model<Rate>;
  readonly ledgers: Model<SeatLedger>;
  readonly documentViews: Model<DocumentView>;
  /** Travellers' documents, encrypted at rest. */
  readonly vault: Vault;
  readonly relay: Relay;
}

/** GridFS bucket of the travellers' documents. */
export const documentBucket = 'documents';

/** Puts the context together and starts the relay of what its documents' outboxes hold. */
export const createContext = (deps: ServiceDeps, config: BookingConfig): BookingContext => {
  const { store, bus, mail, log } = deps;
  const bookings = bookingModel(store);
  const ledgers = seatLedgerModel(store);
  return {
    store,
    bus,
    mail,
    log,
    config,
    now: deps.clock ?? (() => new Date()),
    bookings,
    products: bookableProductModel(store),
    rates: rateModel(store),
    ledgers,
    documentViews: documentViewModel(store),
    vault: createVault({ store, bucket: documentBucket, key: config.documentKey }),
    relay: startRelay({ store, bus, models: [bookings, ledgers], log }),
  };
};
