import { MAX_COUNTED_COMMENTS } from '@narae/contracts';
import { commentChangedV1 } from '@narae/events';
import { onWrites } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { countSeen, type Thread } from './comment.queries.ts';

/** A process that died between a write and telling of it is found out so, in milliseconds (ARCH-13). */
const keptMs = 10_000;
const mostKept = 2_000;

/** How many comments there are of something. */
export interface KeptCounts {
  of(thread: Thread): Promise<number>;
  stop(): void;
}

/**
 * Counts once until a comment is written, so that a long list costs no more than a short one (COMMUNITY-10): one's own writes
 * count before whoever made them goes on, those of other processes with the event by which open pages hear of them.
 */
export const keepCounts = ({
  store,
  comments,
  bus,
  now,
}: Pick<CommunityContext, 'store' | 'comments' | 'bus' | 'now'>): KeptCounts => {
  const kept = new Map<string, { readonly counted: Promise<number>; readonly at: number }>();
  const forget = (): void => kept.clear();
  const unwatch = [
    onWrites(store, [comments.collection.name], forget),
    bus.watch([commentChangedV1.subject], forget),
  ];
  return {
    of: ({ comment_type, prod_id }) => {
      const key = `${comment_type} ${prod_id}`;
      const at = now().getTime();
      const known = kept.get(key);
      if (known && Math.abs(at - known.at) < keptMs) return known.counted;
      if (kept.size >= mostKept) forget();
      const counted = countSeen(comments, { comment_type, prod_id }, MAX_COUNTED_COMMENTS);
      kept.set(key, { counted, at });
      counted.catch(() => kept.delete(key));
      return counted;
    },
    stop: () => unwatch.forEach((end) => end()),
  };
};
