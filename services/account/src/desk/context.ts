import type { Connection, Model } from 'mongoose';
import type { FactorsContext } from '../factors/context.ts';
import type { ProfileContext } from '../profile/context.ts';
import { visitModel, type StoredVisit } from './visits/visit.model.ts';

export interface DeskStore {
  readonly visits: Model<StoredVisit>;
}

export interface DeskContext extends FactorsContext, ProfileContext, DeskStore {}

export const deskStore = (store: Connection): DeskStore => ({ visits: visitModel(store) });
