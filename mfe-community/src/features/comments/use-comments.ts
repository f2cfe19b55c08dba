import type { CommentSort } from '@narae/contracts';
import { commentCount, commentPage } from '@narae/contracts/rows';
import type { CommentsProps } from '@narae/contracts/slots';
import { useLive, useLocation, useStream, type CallOutput } from '@narae/shell-sdk';
import { useCall, useCallCache, useCallPages } from '@narae/shell-sdk/query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMemberChange } from '../../shared/use-member-change.ts';

type CommentPage = CallOutput<typeof commentPage>;

/** Everybody who looks at a page is told of a change at once; they ask within this time, in milliseconds. */
const spreadMs = 1_500;

const never = (): (() => void) => () => undefined;

/** The comment that the address named when this came to the page; no server sees it, so hydration begins without. */
function useNamed(): string | undefined {
  const [atFirst] = useState(useLocation().hash);
  const hash = useSyncExternalStore(
    never,
    () => atFirst,
    () => '',
  );
  // Read once: who follows another address on the same page finds it among what is read.
  return /^#comment-(\w{1,40})$/.exec(hash)?.[1];
}

const hasComment = ({ waiting, rows }: CommentPage, comment_id: string): boolean =>
  [...waiting, ...rows, ...rows.flatMap(({ replies }) => replies)].some(
    (comment) => comment.comment_id === comment_id,
  );

/**
 * The comment that the address named, where it is not among those that are read: asked for by itself, so that what stands there
 * already stays as it is. @returns null where nothing has to be asked for
 */
function useNamedBeyond(
  asked: CommentsProps & { readonly sort: CommentSort },
  pages: readonly CommentPage[] | undefined,
) {
  const named = useNamed();
  const missing = named !== undefined && pages && !pages.some((page) => hasComment(page, named));
  const result = useCall(commentPage, missing ? { ...asked, named } : null);
  return missing ? result : null;
}

/** The pages of comments that are read so far, kept current while they are shown (COMMUNITY-10). */
export function useComments({ prod_id, comment_type }: CommentsProps, sort: CommentSort) {
  const { invalidate } = useCallCache();
  const asked = { prod_id, comment_type, sort };
  const result = useCallPages(commentPage, asked, ({ next }) => (next ? { after: next } : undefined));
  const beyond = useNamedBeyond(asked, result.data);
  const reload = async (): Promise<void> => {
    const thread = { prod_id, comment_type };
    // The number stands in the label of the tab.
    await Promise.all([invalidate(commentPage, thread), invalidate(commentCount, thread)]);
  };

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reloadSoon = (): void => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void reload();
    }, Math.random() * spreadMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useStream('comment', (event) => {
    if (event.prod_id === prod_id && event.comment_type === comment_type) reloadSoon();
  });
  useLive('comments', { refetch: reloadSoon });

  useMemberChange(() => invalidate(commentPage));

  const isComplete = result.data !== undefined && !beyond?.isLoading;
  return { ...result, beyond, isComplete, reload };
}
