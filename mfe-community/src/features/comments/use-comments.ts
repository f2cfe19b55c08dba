import type { CommentSort } from '@narae/contracts';
import { commentCount, commentPage } from '@narae/contracts/rows';
import type { CommentsProps } from '@narae/contracts/slots';
import {
  useLive,
  useLocation,
  useStream,
  type CallOutput,
  ApiError,
  toast,
  toastTimes,
  useCallOnce,
  type CallOnce,
  useSession,
} from '@narae/shell-sdk';
import { useCall, useCallCache, useCallPages } from '@narae/shell-sdk/query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMemberChange } from '../../shared/use-member-change.ts';

type CommentPage = CallOutput<typeof commentPage>;

/** Everybody on a page learns of a change at once; their calls are spread over this time, in milliseconds. */
const spreadMs = 1_500;

const never = (): (() => void) => () => undefined;

/** The comment that the address named on arrival; no server sees it, so hydration begins without. */
function useNamed(): string | undefined {
  const [atFirst] = useState(useLocation().hash);
  const hash = useSyncExternalStore(
    never,
    () => atFirst,
    () => '',
  );
  // Read once: a later address on the same page is found among the loaded comments.
  return /^#comment-(\w{1,40})$/.exec(hash)?.[1];
}

const hasComment = ({ waiting, rows }: CommentPage, comment_id: string): boolean =>
  [...waiting, ...rows, ...rows.flatMap(({ replies }) => replies)].some(
    (comment) => comment.comment_id === comment_id,
  );

/** Loads the named comment by itself where the loaded pages lack it. @returns null where they have it */
function useNamedBeyond(
  requested: CommentsProps & { readonly sort: CommentSort },
  pages: readonly CommentPage[] | undefined,
) {
  const named = useNamed();
  const missing = named !== undefined && pages && !pages.some((page) => hasComment(page, named));
  const result = useCall(commentPage, missing ? { ...requested, named } : null);
  return missing ? result : null;
}

/** The pages of comments that are loaded so far, kept current while they are shown (COMMUNITY-10). */
export function useComments({ prod_id, trip_id, comment_type }: CommentsProps, sort: CommentSort) {
  const { invalidate } = useCallCache();
  // Another date of the trip shows the same comments: nothing is loaded for it.
  const thread = { prod_id: trip_id || prod_id, comment_type };
  const requested = { ...thread, sort };
  const result = useCallPages(commentPage, requested, ({ next }) => (next ? { after: next } : undefined));
  const beyond = useNamedBeyond(requested, result.data);
  const reload = async (): Promise<void> => {
    // The tab's label shows the number.
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
    const isHere = [event.trip_id, event.prod_id].includes(thread.prod_id);
    if (isHere && event.comment_type === comment_type) reloadSoon();
  });
  useLive('comments', { refetch: reloadSoon });

  useMemberChange(() => invalidate(commentPage));

  const isComplete = result.data !== undefined && !beyond?.isLoading;
  return { ...result, beyond, isComplete, reload };
}

export type CommentFailure =
  'comment_insert_fail' | 'comment_update_fail' | 'comment_delete_fail' | 'comment_like_fail';

/** Changed or deleted elsewhere. */
export const changedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

export function useCommentChange(reload: () => Promise<void>) {
  const callOnce = useCallOnce();
  const [busy, setBusy] = useState(false);

  /** @returns whether it was done */
  const change = async (
    send: (callOnce: CallOnce) => Promise<void>,
    failure: CommentFailure,
  ): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await send(callOnce);
      await reload();
      return true;
    } catch (error) {
      if (error instanceof ApiError && !error.temporary) toast.rejection(error, { ms: toastTimes.long });
      else toast.show({ key: failure, kind: 'warning', ms: toastTimes.long });
      if (changedMeanwhile(error)) void reload();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, busy };
}

/** The current or last member: as a form's key it keeps typed text over the same member's sign-in (SHELL-9). */
export function useWriter(): string | undefined {
  const mem_id = useSession().user?.mem_id;
  const [writer, setWriter] = useState(mem_id);
  if (mem_id !== undefined && mem_id !== writer) setWriter(mem_id);
  return writer;
}
