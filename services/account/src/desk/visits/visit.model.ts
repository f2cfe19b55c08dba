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

/** Stores a visit. */
export const insertVisit = async (
  visits: ReturnType<typeof visitModel>,
  visit: StoredVisit,
): Promise<void> => {
  await visits.create(visit);
};

/** Moments from the first to before the second. */
interface VisitPeriod {
  readonly from: Date;
  readonly until: Date;
}

/** How often one system, language, partner or day was counted. */
export interface VisitGroup {
  readonly _id: string;
  readonly count: number;
}

/** What visits are counted by; Seoul has no summer time. */
const keys = {
  day: { $dateToString: { date: '$at', format: '%Y-%m-%d', timezone: '+09:00' } },
  os_type: '$os_type',
  locale: '$locale',
  company_type: '$company_type',
} as const;

/** Visits of a period by one key, the most first; at most `most` of them. */
export const countVisitsBy = (
  visits: ReturnType<typeof visitModel>,
  by: keyof typeof keys,
  { from, until }: VisitPeriod,
  most: number,
): Promise<VisitGroup[]> =>
  visits
    .aggregate<VisitGroup>([
      { $match: { at: { $gte: from, $lt: until } } },
      { $group: { _id: keys[by], count: { $sum: 1 } } },
      { $sort: { count: -1, _id: 1 } },
      { $limit: most },
    ])
    .exec();
