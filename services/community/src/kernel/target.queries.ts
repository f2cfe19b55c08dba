import { upsertNewer } from '@narae/service-kit';
import type { Target, targetModel } from './target.model.ts';

type Targets = ReturnType<typeof targetModel>;
type Key = Pick<Target, 'comment_type' | 'prod_id'>;

/** A target; null where the catalogue has not told of one. */
export const findTarget = (targets: Targets, { comment_type, prod_id }: Key): Promise<Target | null> =>
  targets.findOne({ prod_id, comment_type }).lean<Target>().exec();

/** Those of some products, articles or events that the catalogue shows, by their identifiers. */
export const findShown = async (
  targets: Targets,
  comment_types: readonly Target['comment_type'][],
  prod_ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Target, 'titles'>>> => {
  const found = await targets
    .find(
      { prod_id: { $in: [...prod_ids] }, comment_type: { $in: [...comment_types] }, withdrawn: false },
      { _id: 0, prod_id: 1, titles: 1 },
    )
    .lean<Pick<Target, 'prod_id' | 'titles'>[]>()
    .exec();
  return new Map(found.map(({ prod_id, ...shown }) => [prod_id, shown]));
};

/** Stores a target unless the copy is as new or newer. */
export const upsertTarget = (targets: Targets, target: Target): Promise<boolean> => {
  const { comment_type, prod_id, ...told } = target;
  return upsertNewer(() =>
    targets.updateOne(
      { prod_id, comment_type, version: { $lt: target.version } },
      { $set: told },
      { upsert: true },
    ),
  );
};

/** Makes every copy of these types count as older than whatever comes next, and usable until then. */
export const forgetTargetVersions = (
  targets: Targets,
  comment_types: readonly Target['comment_type'][],
): Promise<unknown> =>
  targets.updateMany({ comment_type: { $in: comment_types } }, { $set: { version: 0 } }).exec();
