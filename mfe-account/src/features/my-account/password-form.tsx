import { MOST_TYPED } from '@narae/contracts/password-rules';
import { mySessions, passwordChange } from '@narae/contracts/rows';
import { ApiError, call, toast, toastTimes, useGo, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button, PasswordField } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { passwordHolds, usePasswordChecklist } from '../../shared/password-checklist.ts';
import { useTextForm } from '../../shared/use-text-form.ts';
import css from './own.module.css';
import './texts.ts';

interface PasswordFormProps {
  /** Who joined with a provider may have none; the old one is asked of everybody else. */
  readonly hasPassword: boolean;
  readonly onChanged: () => Promise<void>;
}

const none = { mem_password: '', new_password: '' };

/** The old password and the new one, with the live checklist. */
export function PasswordForm({ hasPassword, onChanged }: PasswordFormProps): ReactNode {
  const t = useT('accountOwn');
  const go = useGo();
  const cache = useCallCache();
  const { fields, fail, say, text, clear } = useTextForm(none);
  const [signInAgain, setSignInAgain] = useState(false);
  const [busy, setBusy] = useState(false);
  const rules = usePasswordChecklist(fields.new_password);

  const change = async (): Promise<void> => {
    const { mem_password, new_password } = fields;
    setBusy(true);
    try {
      await call(passwordChange, { new_password, ...(hasPassword && { mem_password }) });
      clear();
      toast.show({ text: t('password_done'), kind: 'success', ms: toastTimes.long });
      await Promise.all([onChanged(), cache.invalidate(mySessions)]);
    } catch (error) {
      if (!(error instanceof ApiError)) toast.rejection(error);
      else if (error.error === 'prove_again') setSignInAgain(true);
      else if (error.field === 'mem_password' || error.field === 'new_password')
        say(error.field, error.message);
      else toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (signInAgain) go('loginout');
    else if (hasPassword && fields.mem_password.trim() === '')
      fail({ field: 'mem_password', error: 'login_password_input' });
    else if (!passwordHolds(fields.new_password))
      fail({ field: 'new_password', error: 'common_login_password_validation' });
    else void change();
  };

  return (
    <form className={css.form} onSubmit={send} noValidate>
      {hasPassword && <PasswordField {...text('mem_password')} label={t('password_now')} />}
      <PasswordField
        {...text('new_password')}
        label={t('password_new')}
        autoComplete="new-password"
        maxLength={MOST_TYPED}
        rules={rules}
      />
      {signInAgain && (
        <p className={css.text} role="status">
          {t('prove_sign_in')}
        </p>
      )}
      <div className={css.ways}>
        <Button type="submit" busy={busy}>
          {t(signInAgain ? 'sign_in_again' : hasPassword ? 'password_do' : 'password_first')}
        </Button>
      </div>
    </form>
  );
}
