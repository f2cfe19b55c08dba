import { DomainError, upsertNewer } from '@narae/service-kit';
import type { KernelContext } from './context.ts';
import type { Target, targetModel } from './kernel.model.ts';

/** Whether the catalogue has withdrawn the content (COMMUNITY-11). */
export const isWithdrawn = async ({ targets }: Reading, key: Key): Promise<boolean> =>
  (await findTarget(targets, key))?.withdrawn ?? false;

/** @throws DomainError content_not_found unless the catalogue shows it */
export const requireTarget = async ({ targets }: Reading, key: Key): Promise<void> => {
  const target = await findTarget(targets, key);
  if (!target || target.withdrawn) throw new DomainError('content_not_found', { field: 'prod_id' });
};

/** The products that the catalogue shows, by identifier: only they have a page for reviews (COMMUNITY-25). */
export const reviewableProducts = (
  { targets }: Reading,
  prod_ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Target, 'titles'>>> => findShown(targets, ['enter', 'trip'], prod_ids);

/** True also for an unknown product. */
export const isProductWithdrawn = async (context: Reading, prod_id: string): Promise<boolean> =>
  !(await reviewableProducts(context, [prod_id])).has(prod_id);

export const storeTarget = async ({ targets }: Reading, target: Target): Promise<void> => {
  await upsertTarget(targets, target);
};

export const restartTargets = (
  { targets }: Reading,
  comment_types: readonly Target['comment_type'][],
): Promise<unknown> => forgetTargetVersions(targets, comment_types);

type Targets = ReturnType<typeof targetModel>;
type Key = Pick<Target, 'comment_type' | 'prod_id'>;
type Reading = Pick<KernelContext, 'targets'>;

const findTarget = (targets: Targets, { comment_type, prod_id }: Key): Promise<Target | null> =>
  targets.findOne({ prod_id, comment_type }).lean<Target>().exec();

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

const forgetTargetVersions = (
  targets: Targets,
  comment_types: readonly Target['comment_type'][],
): Promise<unknown> =>
  targets.updateMany({ comment_type: { $in: comment_types } }, { $set: { version: 0 } }).exec();
