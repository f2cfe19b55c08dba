import { emailChange } from '@narae/contracts/rows';
import { ApiError, call, toast, toastTimes, useGo, useT } from '@narae/shell-sdk';
import { Button, PasswordField, TextField } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { isEmail } from '../../shared/patterns.ts';
import { useTextForm } from '../../shared/use-text-form.ts';
import css from './own.module.css';
import './texts.ts';

const none = { mem_email: '', mem_password: '' };

/** Asks for a new address. Where the sign-in was some time ago the password is asked, or signing in again (ACCOUNT-24). */
export function EmailForm({ hasPassword }: { readonly hasPassword: boolean }): ReactNode {
  const t = useT('accountOwn');
  const go = useGo();
  const { fields, fail, say, text } = useTextForm(none);
  const [asked, setAsked] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const [busy, setBusy] = useState(false);
  const signInAgain = asked && !hasPassword;

  const change = async (): Promise<void> => {
    const { mem_email, mem_password } = fields;
    setBusy(true);
    try {
      const { resdata } = await call(emailChange, { mem_email, ...(asked && { mem_password }) });
      setSentTo(resdata);
    } catch (error) {
      if (!(error instanceof ApiError)) toast.rejection(error);
      else if (error.error === 'prove_again') setAsked(true);
      else if (error.field === 'mem_email' || error.field === 'mem_password') say(error.field, error.message);
      else toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (signInAgain) go('loginout');
    else if (isEmail(fields.mem_email)) void change();
    else fail({ field: 'mem_email', error: 'login_email_validation' });
  };

  return (
    <form className={css.form} onSubmit={send} noValidate>
      <TextField
        {...text('mem_email')}
        type="email"
        label={t('email_new')}
        autoComplete="email"
        maxLength={254}
      />
      {asked && (
        <>
          <p className={css.text} role="status">
            {t(hasPassword ? 'prove_password' : 'prove_sign_in')}
          </p>
          {hasPassword && <PasswordField {...text('mem_password')} label={t('password_now')} />}
        </>
      )}
      {sentTo && (
        <p className={css.text} role="status">
          {t('email_sent', { email: sentTo })}
        </p>
      )}
      <div className={css.ways}>
        <Button type="submit" busy={busy}>
          {t(signInAgain ? 'sign_in_again' : 'email_do')}
        </Button>
      </div>
    </form>
  );
}
