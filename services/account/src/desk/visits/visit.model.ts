import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** A visit as /monitorHistory counts it: nothing that tells who it was. */
export interface StoredVisit {
  os_type: string;
  locale: string;
  company_type: string;
  at: Date;
}

const ninetyDaysS = 90 * 86_400;

const visitSchema = new Schema<StoredVisit>(
  {
    os_type: { type: String, default: '' },
    locale: { type: String, default: '' },
    company_type: { type: String, default: '' },
    at: { type: Date, required: true, index: { expireAfterSeconds: ninetyDaysS } },
  },
  { ...plainSchema, collection: 'visits' },
);

/** The visits of a store. */
export const visitModel = (store: Connection): Model<StoredVisit> =>
  (store.models['Visit'] as Model<StoredVisit> | undefined) ?? store.model<StoredVisit>('Visit', visitSchema);
