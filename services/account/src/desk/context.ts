import type { Connection, Model } from 'mongoose';
import type { FactorsContext } from '../factors/index.ts';
import type { ProfileContext } from '../profile/index.ts';
import { visitModel, type StoredVisit } from './visits/visit.model.ts';

export interface DeskStore {
  readonly visits: Model<StoredVisit>;
}

export interface DeskContext extends FactorsContext, ProfileContext, DeskStore {}

export const deskStore = (store: Connection): DeskStore => ({ visits: visitModel(store) });
