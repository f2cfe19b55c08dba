import { ApiError, toast, useCallOnce, type CallOnce } from '@narae/shell-sdk';
import { useState } from 'react';

/** What is said where the server gave no reason. */
type Failure = 'comment_insert_fail' | 'comment_update_fail' | 'comment_delete_fail' | 'comment_like_fail';

/** Sends a change and then shows the comments as they are. */
export function useCommentChange(reload: () => Promise<void>) {
  const callOnce = useCallOnce();
  const [busy, setBusy] = useState(false);

  /** @param onField says what is wrong beside a field @returns whether it was done */
  const change = async (
    send: (callOnce: CallOnce) => Promise<void>,
    failure: Failure,
    onField?: (message: string) => void,
  ): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await send(callOnce);
      await reload();
      return true;
    } catch (error) {
      const rejected = error instanceof ApiError && !error.temporary ? error : null;
      if (rejected?.field === 'comment_content' && onField) onField(rejected.message);
      else if (rejected) toast.rejection(rejected, { ms: 3_000 });
      else toast.show({ key: failure, kind: 'warning', ms: 3_000 });
      // Changed or deleted elsewhere meanwhile.
      if (rejected?.status === 404 || rejected?.status === 409) void reload();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, busy };
}
