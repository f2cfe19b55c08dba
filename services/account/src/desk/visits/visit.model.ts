import { moment, storedModel, text, type StoredOf } from '@narae/service-kit';

const ninetyDaysS = 90 * 86_400;

/** As /monitorHistory counts it, without a person. */
const visit = {
  os_type: text({ default: '' }),
  locale: text({ default: '' }),
  company_type: text({ default: '' }),
  at: moment({ index: { expireAfterSeconds: ninetyDaysS } }),
};
export type StoredVisit = StoredOf<typeof visit>;

export const visitModel = storedModel('Visit', 'visits', visit);

export const insertVisit = async (
  visits: ReturnType<typeof visitModel>,
  visit: StoredVisit,
): Promise<void> => {
  await visits.create(visit);
};

/** `to` is excluded. */
interface VisitPeriod {
  readonly from: Date;
  readonly until: Date;
}

export interface VisitGroup {
  readonly _id: string;
  readonly count: number;
}

/** Seoul has no summer time. */
const keys = {
  day: { $dateToString: { date: '$at', format: '%Y-%m-%d', timezone: '+09:00' } },
  os_type: '$os_type',
  locale: '$locale',
  company_type: '$company_type',
} as const;

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
