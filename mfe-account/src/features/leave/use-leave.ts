import type { LeavePreview } from '@narae/contracts';
import { normalizePassword } from '@narae/contracts/password-rules';
import { leavePreview, leavePreviewBooking, memberDelete } from '@narae/contracts/rows';
import { ApiError, call, confirm, toast, toastTimes, useSession, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import './texts.ts';

const wrong = 'common_login_email_password_fail';

/** Leaving, after a last question (ACCOUNT-11). `asked`: the member has to show once more who they are. */
export function useLeave(
  { prove }: Pick<LeavePreview, 'prove'>,
  /** Complains about the password. */
  complain: (text: string) => void,
): {
  readonly busy: boolean;
  readonly asked: boolean;
  readonly leave: (password: string | undefined) => Promise<void>;
} {
  const t = useT('accountLeave');
  const errors = useT('errors');
  const { left } = useSession();
  const cache = useCallCache();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(prove);

  const explain = (error: unknown): void => {
    if (error instanceof ApiError && error.error === 'prove_again') setAsked(true);
    if (error instanceof ApiError && error.error === wrong) return complain(t('password_wrong'));
    toast.rejection(error, { ms: toastTimes.long });
    // What stands in the way now was not there when it was asked for.
    cache.invalidate(leavePreview);
    cache.invalidate(leavePreviewBooking);
  };

  const leave = async (password: string | undefined): Promise<void> => {
    const mem_password = password === undefined ? undefined : normalizePassword(password);
    if (mem_password === '') return complain(errors('login_password_input'));
    const question = { title: t('ask_title'), text: t('ask_text'), ok: t('leave'), cancel: t('stay') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    setBusy(true);
    try {
      await call(memberDelete, mem_password === undefined ? {} : { mem_password });
      left();
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, asked, leave };
}
