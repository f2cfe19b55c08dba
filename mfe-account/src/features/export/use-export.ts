import { normalizePassword } from '@narae/contracts/password-rules';
import { exportRequest, exportStatus } from '@narae/contracts/rows';
import { ApiError, call, toast, toastTimes, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import './texts.ts';

/** Asking for a copy (ACCOUNT-40). `asked`: the member has to show once more who they are. */
export function useExport(
  /** Complains about the password. */
  complain: (text: string) => void,
): {
  readonly busy: boolean;
  readonly asked: boolean;
  readonly request: (password: string | undefined) => Promise<void>;
} {
  const t = useT('accountExport');
  const errors = useT('errors');
  const cache = useCallCache();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);

  const explain = (error: unknown): void => {
    if (error instanceof ApiError && error.error === 'prove_again') return setAsked(true);
    if (error instanceof ApiError && error.error === 'common_login_email_password_fail')
      return complain(t('password_wrong'));
    toast.rejection(error, { ms: toastTimes.long });
  };
  const request = async (password: string | undefined): Promise<void> => {
    const mem_password = password === undefined ? undefined : normalizePassword(password);
    if (mem_password === '') return complain(errors('login_password_input'));
    setBusy(true);
    try {
      await call(exportRequest, mem_password === undefined ? {} : { mem_password });
      setAsked(false);
      toast.show({ text: t('asked'), kind: 'success', ms: toastTimes.long });
      cache.invalidate(exportStatus);
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, asked, request };
}
