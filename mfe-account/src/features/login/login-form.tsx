import { isBlank } from '@narae/contracts/prepared-text';
import {
  toastTimes,
  useT,
  ApiError,
  call,
  confirm,
  toast,
  useCompanyType,
  useReqParam,
  useSession,
} from '@narae/shell-sdk';
import { Button, FormNotice, PasswordField, TextField } from '@narae/ui';
import { type ReactNode, useState, useEffect, useEffectEvent } from 'react';
import { normalizePassword, rawPassword } from '@narae/contracts/password-rules';
import { loginCallback, memChk } from '@narae/contracts/rows';
import { useTextForm, type Violation } from '../../shared/use-text-form.ts';
import { canUsePasskeys, signInByPasskey, stopOffering } from '../../shared/passkeys/passkeys.ts';
import { namespace } from '../../texts.ts';
import css from './login.module.css';
import { SocialButtons } from './social-buttons.tsx';
import { isEmail } from '../../shared/text-checks.ts';

const empty: LoginFields = { mem_email: '', mem_password: '' };

interface LoginFormProps {
  readonly onSignUp: () => void;
  readonly onFind: () => void;
}

/** The same on the page and in the dialog (ACCOUNT-5, ACCOUNT-10). */
export function LoginForm({ onSignUp, onFind }: LoginFormProps): ReactNode {
  const t = useT(namespace);
  const { form, rejected } = useLogin();
  const { text } = form;
  const passkey = usePasskeyLogin();

  return (
    <div className={css.stack}>
      <form className={css.stack} {...form.props}>
        <TextField
          {...text('mem_email')}
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          label={t('email')}
        />
        <PasswordField {...text('mem_password')} label={t('password')} />
        <p className={css.rejected} role="alert">
          {rejected}
        </p>
        <FormNotice text={form.notice} />
        <Button type="submit" kind="accent" wide busy={form.busy}>
          {t('login')}
        </Button>
      </form>
      <div className={css.ways}>
        <Button kind="quiet" onClick={onSignUp}>
          {t('join')}
        </Button>
        <Button kind="quiet" onClick={onFind}>
          {t('find_account')}
        </Button>
      </div>
      <SocialButtons>
        {canUsePasskeys() && (
          <Button kind="secondary" wide busy={passkey.busy} onClick={passkey.ask}>
            {t('login_passkey')}
          </Button>
        )}
      </SocialButtons>
    </div>
  );
}

interface LoginFields {
  readonly mem_email: string;
  readonly mem_password: string;
}

/** In the order of ACCOUNT-5; null when the form may be sent. */
function loginViolation({ mem_email, mem_password }: LoginFields): Violation<keyof LoginFields> | null {
  if (isBlank(mem_email)) return { field: 'mem_email', error: 'login_email_input' };
  if (!isEmail(mem_email)) return { field: 'mem_email', error: 'login_email_validation' };
  if (!normalizePassword(mem_password)) return { field: 'mem_password', error: 'login_password_input' };
  return null;
}

/** Signing in (ACCOUNT-5): check the credentials, ask once more, open the session, and go on (SHELL-9). */
function useLogin() {
  const t = useT(namespace);
  const errors = useT('errors');
  const { login } = useSession();
  const company_type = useCompanyType();
  const back = useReqParam('back');
  const [rejected, setRejected] = useState<string | null>(null);

  const send = async (fields: LoginFields): Promise<void> => {
    const credentials = {
      mem_email: fields.mem_email.trim(),
      mem_password: rawPassword(fields.mem_password),
      company_type,
    };
    setRejected(null);
    try {
      await call(memChk, credentials);
      if (!(await confirm({ title: t('login_confirm'), ok: t('login'), cancel: t('cancel') }))) return;
      const { user } = await call(loginCallback, credentials);
      login(user, back);
    } catch (error) {
      if (!(error instanceof ApiError) || error.error === 'network_fail') throw error;
      // Failures of the shop are no mistake of the form and are said in a toast as well.
      setRejected(error.message || errors(error.textKey));
      if (error.temporary) toast.rejection(error, { ms: toastTimes.long });
    }
  };
  const form = useTextForm({ initial: empty, ms: toastTimes.long, violation: loginViolation, send });
  return { form, rejected };
}

/** The server's challenge runs out after 15 minutes. */
const renewMs = 10 * 60_000;

/** By a button, or where the browser fills in the address (ACCOUNT-31). Only the device asks. */
function usePasskeyLogin(): { readonly busy: boolean; readonly ask: () => void } {
  const { login } = useSession();
  const back = useReqParam('back');
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);

  const enter = useEffectEvent(async (how: 'asked' | 'filled'): Promise<void> => {
    const user = await signInByPasskey(how);
    if (user) login(user, back);
  });

  useEffect(() => {
    if (!canUsePasskeys()) return undefined;
    let over = false;
    // Not asked for: where it cannot be offered the form says nothing.
    enter('filled').catch((error: unknown) => {
      if (!over) toast.rejection(error, { ms: toastTimes.long });
    });
    const timer = setTimeout(() => setRound(round + 1), renewMs);
    return () => {
      over = true;
      clearTimeout(timer);
      void stopOffering();
    };
  }, [round]);

  const ask = (): void => {
    setBusy(true);
    signInByPasskey('asked')
      .then((user) => {
        if (user) login(user, back);
        // Asking ends the autofill offer.
        else setRound(round + 1);
      })
      .catch((error: unknown) => toast.rejection(error, { ms: toastTimes.long }))
      .finally(() => setBusy(false));
  };
  return { busy, ask };
}
