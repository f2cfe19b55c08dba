import { toastTimes, useT } from '@narae/shell-sdk';
import { Button, PasswordField, TextField } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import { useTextForm } from '../../shared/use-text-form.ts';
import { canUsePasskeys } from '../../shared/passkeys/passkeys.ts';
import { namespace } from '../../texts.ts';
import { loginViolation, type LoginFields } from './login-checks.ts';
import css from './login.module.css';
import { SocialButtons } from './social-buttons.tsx';
import { useLogin } from './use-login.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

const empty: LoginFields = { mem_email: '', mem_password: '' };

interface LoginFormProps {
  readonly onJoin: () => void;
  readonly onFind: () => void;
}

/** E-mail, password, and the other ways in; the same on the page and in the dialog (ACCOUNT-5, ACCOUNT-10). */
export function LoginForm({ onJoin, onFind }: LoginFormProps): ReactNode {
  const t = useT(namespace);
  const { fields, fail, text } = useTextForm(empty, toastTimes.long);
  const { busy, rejected, submit } = useLogin();
  const passkey = usePasskeyLogin();

  const send = (event: FormEvent): void => {
    event.preventDefault();
    const violation = loginViolation(fields);
    if (violation) fail(violation);
    else void submit(fields);
  };

  return (
    <div className={css.stack}>
      <form className={css.stack} onSubmit={send} noValidate>
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
        <Button type="submit" kind="accent" wide busy={busy}>
          {t('login')}
        </Button>
      </form>
      <div className={css.ways}>
        <Button kind="quiet" onClick={onJoin}>
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
