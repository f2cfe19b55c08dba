import { tripIdPattern } from '@narae/contracts/href';
import { DomainError, upsertNewer } from '@narae/service-kit';
import type { KernelContext } from './context.ts';
import type { Target, targetModel } from './kernel.model.ts';

/** What posts are about: an article, an event, or a product; the departures of a trip share theirs (COMMUNITY-36). */
export interface PostTarget extends Pick<Target, 'comment_type' | 'prod_id'> {
  readonly trip_id?: string | undefined;
}

/** Where comments on content are kept, and whether the catalogue has withdrawn it (COMMUNITY-11, COMMUNITY-36). */
export const findCommentTarget = async (
  { targets }: Reading,
  { comment_type, prod_id }: Key,
): Promise<PostTarget & { readonly withdrawn: boolean }> => {
  const { trip_id, isKnown, isShown: shown } = await findKept(targets, [comment_type], prod_id);
  return { comment_type, prod_id, trip_id, withdrawn: isKnown && !shown };
};

/** Where reviews of a product are kept; withdrawn also where it is not known (COMMUNITY-25, COMMUNITY-36). */
export const findReviewTarget = async (
  { targets }: Reading,
  prod_id: string,
): Promise<Pick<PostTarget, 'prod_id' | 'trip_id'> & { readonly withdrawn: boolean }> => {
  const { trip_id, isShown: shown } = await findKept(targets, productTypes, prod_id);
  return { prod_id, trip_id, withdrawn: !shown };
};

/**
 * @returns the trip of a product (CATALOG-17)
 * @throws DomainError content_not_found unless the catalogue shows it, or another departure of its trip
 */
export const requireTarget = async ({ targets }: Reading, key: Key): Promise<Pick<PostTarget, 'trip_id'>> => {
  const target = await findTarget(targets, key);
  if (!target || !(await isShown(targets, target)))
    throw new DomainError('content_not_found', { field: 'prod_id' });
  return { trip_id: target.trip_id };
};

/** The products that the catalogue shows, by identifier: only they have a page for reviews (COMMUNITY-25). */
export const reviewableProducts = (
  { targets }: Reading,
  prod_ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Target, 'titles' | 'trip_id'>>> =>
  findShown(targets, productTypes, prod_ids);

/** Posts of a product join its trip before the trip is stored: an interrupted handling is repeated as a whole. */
export const storeTarget = async (
  { targets, joinTrip }: Pick<KernelContext, 'targets' | 'joinTrip'>,
  target: Target,
): Promise<void> => {
  const { prod_id, comment_type, trip_id } = target;
  if (trip_id) {
    const before = await findTarget(targets, { prod_id, comment_type });
    if (before?.trip_id !== trip_id) await joinTrip({ prod_id, trip_id });
  }
  await upsertTarget(targets, target);
};

export const restartTargets = (
  { targets }: Reading,
  comment_types: readonly Target['comment_type'][],
): Promise<unknown> => forgetTargetVersions(targets, comment_types);

/** Comment types of products. */
const productTypes: readonly Target['comment_type'][] = ['enter', 'trip'];

type Targets = ReturnType<typeof targetModel>;
type Key = Pick<Target, 'comment_type' | 'prod_id'>;
type Reading = Pick<KernelContext, 'targets'>;

const findTarget = (targets: Targets, { comment_type, prod_id }: Key): Promise<Target | null> =>
  targets.findOne({ prod_id, comment_type }).lean<Target>().exec();

/** A trip's number may stand for that of its departure. */
const findKept = async (
  targets: Targets,
  types: readonly Target['comment_type'][],
  prod_id: string,
): Promise<Pick<PostTarget, 'trip_id'> & { readonly isKnown: boolean; readonly isShown: boolean }> => {
  if (tripIdPattern.test(prod_id))
    return { trip_id: prod_id, isKnown: true, isShown: await isTripShown(targets, prod_id) };
  const target = await targets
    .findOne({ prod_id, comment_type: { $in: types } })
    .lean<Target>()
    .exec();
  if (!target) return { isKnown: false, isShown: false };
  return { trip_id: target.trip_id, isKnown: true, isShown: await isShown(targets, target) };
};

const isTripShown = async (targets: Targets, trip_id: string): Promise<boolean> =>
  (await targets.exists({ trip_id, withdrawn: false })) !== null;

/** A departure that was taken back is still seen as long as its trip is: its posts stand there. */
const isShown = async (targets: Targets, { withdrawn, trip_id }: Target): Promise<boolean> =>
  !withdrawn || (trip_id !== undefined && (await isTripShown(targets, trip_id)));

const findShown = async (
  targets: Targets,
  comment_types: readonly Target['comment_type'][],
  prod_ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Target, 'titles' | 'trip_id'>>> => {
  const found = await targets
    .find(
      { prod_id: { $in: [...prod_ids] }, comment_type: { $in: [...comment_types] }, withdrawn: false },
      { _id: 0, prod_id: 1, titles: 1, trip_id: 1 },
    )
    .lean<Pick<Target, 'prod_id' | 'titles' | 'trip_id'>[]>()
    .exec();
  return new Map(found.map(({ prod_id, ...shown }) => [prod_id, shown]));
};

/** A trip that was told without a change of the product counts as well: products were there before trips were. */
const upsertTarget = (targets: Targets, target: Target): Promise<boolean> => {
  const { comment_type, prod_id, version, trip_id } = target;
  const older = { version: { $lt: version } };
  const behind = trip_id ? { $or: [older, { version, trip_id: { $exists: false } }] } : older;
  return upsertNewer(() =>
    targets.updateOne({ prod_id, comment_type, ...behind }, { $set: target }, { upsert: true }),
  );
};

const forgetTargetVersions = (
  targets: Targets,
  comment_types: readonly Target['comment_type'][],
): Promise<unknown> =>
  targets.updateMany({ comment_type: { $in: comment_types } }, { $set: { version: 0 } }).exec();
