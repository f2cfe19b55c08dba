import type { CommunityContext } from '../context.ts';
import type { Target } from './target.model.ts';
import { forgetTargetVersions, upsertTarget } from './target.queries.ts';

type Targets = Pick<CommunityContext, 'targets'>;

/** Stores what the catalogue tells of a product, article or event (COMMUNITY-11); older news changes nothing. */
export const storeTarget = async ({ targets }: Targets, target: Target): Promise<void> => {
  await upsertTarget(targets, target);
};

/** Prepares for a rebuild: whatever comes from now on replaces the copies of these types. */
export const restartTargets = (
  { targets }: Targets,
  comment_types: readonly Target['comment_type'][],
): Promise<unknown> => forgetTargetVersions(targets, comment_types);
