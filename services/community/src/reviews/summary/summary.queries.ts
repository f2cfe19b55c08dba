import type { ReviewSummary } from '@narae/contracts';
import { isDuplicateKey, type OutboxEntry } from '@narae/service-kit';
import type { StoredSummary, summaryModel } from '../review-summary.model.ts';

type Summaries = ReturnType<typeof summaryModel>;
/** A summary without what is on its way to be told. */
export type ReadSummary = Omit<StoredSummary, 'outbox'>;

const light = { _id: 0, outbox: 0 } as const;

/** What the reviews of a product say together; null where there never was one. */
export const findSummary = (summaries: Summaries, prod_id: string): Promise<ReadSummary | null> =>
  summaries.findOne({ prod_id }, light).lean<ReadSummary>().exec();

/** All there are. */
export const findSummaries = (summaries: Summaries): Promise<ReadSummary[]> =>
  summaries.find({}, light).lean<ReadSummary[]>().exec();

/** Writes a summary over the version that was known, 0 for none. @returns false when somebody was faster */
export const writeSummary = async (
  summaries: Summaries,
  { prod_id, version }: Pick<StoredSummary, 'prod_id' | 'version'>,
  summary: ReviewSummary,
  event: OutboxEntry,
): Promise<boolean> => {
  const change = { $set: { ...summary, version: version + 1 }, $push: { outbox: event } };
  try {
    const { modifiedCount, upsertedCount } = await summaries.updateOne({ prod_id, version }, change, {
      upsert: version === 0,
    });
    return modifiedCount + upsertedCount === 1;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};
