import { DomainError, upsertNewer } from '@narae/service-kit';
import type { KernelContext } from './context.ts';
import type { Target, targetModel } from './kernel.model.ts';

/** Whether the catalogue has taken something back from visitors (COMMUNITY-11). */
export const isWithdrawn = async ({ targets }: Reading, key: Key): Promise<boolean> =>
  (await findTarget(targets, key))?.withdrawn ?? false;

/** Holds what is written about to what the catalogue shows. @throws DomainError content_not_found */
export const requireTarget = async ({ targets }: Reading, key: Key): Promise<void> => {
  const target = await findTarget(targets, key);
  if (!target || target.withdrawn) throw new DomainError('content_not_found', { field: 'prod_id' });
};

/** Those of some products that the catalogue shows, by their identifiers: what is reviewed has a page (COMMUNITY-25). */
export const reviewableProducts = (
  { targets }: Reading,
  prod_ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Target, 'titles'>>> => findShown(targets, ['enter', 'trip'], prod_ids);

/** Whether the catalogue shows no product of this name, or none any more. */
export const isProductWithdrawn = async (context: Reading, prod_id: string): Promise<boolean> =>
  !(await reviewableProducts(context, [prod_id])).has(prod_id);

/** Stores what the catalogue tells of a product, article or event (COMMUNITY-11); older news changes nothing. */
export const storeTarget = async ({ targets }: Reading, target: Target): Promise<void> => {
  await upsertTarget(targets, target);
};

/** Prepares for a rebuild: whatever comes from now on replaces the copies of these types. */
export const restartTargets = (
  { targets }: Reading,
  comment_types: readonly Target['comment_type'][],
): Promise<unknown> => forgetTargetVersions(targets, comment_types);

type Targets = ReturnType<typeof targetModel>;
type Key = Pick<Target, 'comment_type' | 'prod_id'>;
type Reading = Pick<KernelContext, 'targets'>;

/** A target; null where the catalogue has not told of one. */
const findTarget = (targets: Targets, { comment_type, prod_id }: Key): Promise<Target | null> =>
  targets.findOne({ prod_id, comment_type }).lean<Target>().exec();

/** Those of some products, articles or events that the catalogue shows, by their identifiers. */
const findShown = async (
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
const upsertTarget = (targets: Targets, target: Target): Promise<boolean> => {
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
const forgetTargetVersions = (
  targets: Targets,
  comment_types: readonly Target['comment_type'][],
): Promise<unknown> =>
  targets.updateMany({ comment_type: { $in: comment_types } }, { $set: { version: 0 } }).exec();
