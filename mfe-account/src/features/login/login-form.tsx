import { useT } from '@narae/shell-sdk';
import { Button, PasswordField, TextField } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useFieldErrors } from '../../shared/use-field-errors.ts';
import { namespace } from '../../texts.ts';
import { loginViolation, type LoginFields } from './login-checks.ts';
import css from './login.module.css';
import { SocialButtons } from './social-buttons.tsx';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  readonly onJoin: () => void;
  readonly onFind: () => void;
}

/** E-mail, password, and the other ways in; the same on the page and in the dialog (ACCOUNT-5, ACCOUNT-10). */
export function LoginForm({ onJoin, onFind }: LoginFormProps): ReactNode {
  const t = useT(namespace);
  const [fields, setFields] = useState<LoginFields>({ mem_email: '', mem_password: '' });
  const { fail, wire } = useFieldErrors<keyof LoginFields>();
  const { busy, rejected, submit } = useLogin();

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
          {...wire('mem_email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('email')}
          value={fields.mem_email}
          onChange={(event) => setFields({ ...fields, mem_email: event.target.value })}
        />
        <PasswordField
          {...wire('mem_password')}
          label={t('password')}
          value={fields.mem_password}
          onChange={(event) => setFields({ ...fields, mem_password: event.target.value })}
        />
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
      <SocialButtons />
    </div>
  );
}
