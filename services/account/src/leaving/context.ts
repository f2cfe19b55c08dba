import type { Nudge, Vault } from '@narae/service-kit';
import type { Connection, Model } from 'mongoose';
import type { ProfileContext } from '../profile/index.ts';
import { paidTripModel, type PaidTrip } from './closing/paid-trip.model.ts';
import { exportModel, type StoredExport } from './export/member-export.model.ts';

export interface LeavingStore {
  /** Paid trips ahead, as booking reports them. */
  readonly trips: Model<PaidTrip>;
  readonly exports: Model<StoredExport>;
}

export interface LeavingContext extends ProfileContext, LeavingStore {
  readonly exportsDue: Nudge;
  /** Files of exports, encrypted at rest. */
  readonly vault: Vault;
}

export const leavingStore = (store: Connection): LeavingStore => ({
  trips: paidTripModel(store),
  exports: exportModel(store),
});
