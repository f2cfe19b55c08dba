import { DomainError } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import type { Target } from './target.model.ts';
import { findShown, findTarget } from './target.queries.ts';

type Key = Pick<Target, 'comment_type' | 'prod_id'>;
type Targets = Pick<CommunityContext, 'targets'>;

/** Whether the catalogue has taken something back from visitors (COMMUNITY-11). */
export const isWithdrawn = async ({ targets }: Targets, key: Key): Promise<boolean> =>
  (await findTarget(targets, key))?.withdrawn ?? false;

/** Holds what is written about to what the catalogue shows. @throws DomainError content_not_found */
export const requireTarget = async ({ targets }: Targets, key: Key): Promise<void> => {
  const target = await findTarget(targets, key);
  if (!target || target.withdrawn) throw new DomainError('content_not_found', { field: 'prod_id' });
};

/** Those of some products that the catalogue shows, by their identifiers: what is reviewed has a page (COMMUNITY-25). */
export const reviewableProducts = (
  { targets }: Targets,
  prod_ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Target, 'titles'>>> => findShown(targets, ['enter', 'trip'], prod_ids);

/** Whether the catalogue shows no product of this name, or none any more. */
export const isProductWithdrawn = async (targets: Targets, prod_id: string): Promise<boolean> =>
  !(await reviewableProducts(targets, [prod_id])).has(prod_id);
