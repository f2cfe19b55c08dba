import { normalizePassword } from '@narae/contracts/password-rules';
import { loginCallback, memChk } from '@narae/contracts/rows';
import {
  ApiError,
  call,
  confirm,
  toast,
  toastTimes,
  useCompanyType,
  useReqParam,
  useSession,
  useT,
} from '@narae/shell-sdk';
import { useState } from 'react';
import { namespace } from '../../texts.ts';
import type { LoginFields } from './login-checks.ts';

/**
 * Signing in (ACCOUNT-5): check the credentials, ask once more, open the session, and go on (SHELL-9).
 * `rejected` is the text under the form.
 */
export function useLogin(): {
  readonly busy: boolean;
  readonly rejected: string | null;
  readonly submit: (fields: LoginFields) => Promise<void>;
} {
  const t = useT(namespace);
  const errors = useT('errors');
  const { login } = useSession();
  const company_type = useCompanyType();
  const back = useReqParam('back');
  const [busy, setBusy] = useState(false);
  const [rejected, setError] = useState<string | null>(null);

  const submit = async (fields: LoginFields): Promise<void> => {
    const credentials = {
      mem_email: fields.mem_email.trim(),
      mem_password: normalizePassword(fields.mem_password),
      company_type,
    };
    setBusy(true);
    setError(null);
    try {
      await call(memChk, credentials);
      if (!(await confirm({ title: t('login_confirm'), ok: t('login'), cancel: t('cancel') }))) return;
      const { user } = await call(loginCallback, credentials);
      login(user, back);
    } catch (error) {
      if (!(error instanceof ApiError)) return toast.rejection(error, { ms: toastTimes.long });
      // What the shop or the line is to blame for is not the form's mistake, and is said there as well as above.
      setError(error.message || errors(error.textKey));
      if (error.temporary) toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };
  return { busy, rejected, submit };
}
