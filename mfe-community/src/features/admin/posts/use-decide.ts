import type { ModeratedPost } from '@narae/contracts';
import { moderationComments, moderationQueue, postDecide, writingBlocks } from '@narae/contracts/rows';
import { useCallOnce, useT } from '@narae/shell-sdk';
import { useChange } from '@narae/shell-sdk/admin';
import { useCallCache } from '@narae/shell-sdk/query';

export function useRefreshPosts(): () => Promise<unknown> {
  const { invalidate } = useCallCache();
  return () =>
    Promise.all([invalidate(moderationQueue), invalidate(moderationComments), invalidate(writingBlocks)]);
}

/** A decision on a post that has changed meanwhile is not taken. */
export const seen = ({ kind, id, version, reports_version }: ModeratedPost) => ({
  kind,
  id,
  version,
  reports_version,
});

/** Where somebody else was faster, says so and reloads the lists (COMMUNITY-31). */
export function useShowPost() {
  const t = useT('communityAdmin');
  const callOnce = useCallOnce();
  const { busy, change } = useChange(useRefreshPosts());
  return {
    busy,
    show: (post: ModeratedPost) =>
      change(() => callOnce(postDecide, { ...seen(post), decision: 'show' }), t('shown_done')),
  };
}
