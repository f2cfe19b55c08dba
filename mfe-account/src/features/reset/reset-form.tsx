import { MOST_TYPED, normalizePassword } from '@narae/contracts/password-rules';
import { passwordReset } from '@narae/contracts/rows';
import { ApiError, call, toast, toastTimes, useT } from '@narae/shell-sdk';
import { Button, PasswordField } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { passwordHolds, usePasswordChecklist } from '../../shared/text-checks.ts';
import { useFieldErrors } from '../../shared/use-text-form.ts';
import { namespace } from '../../texts.ts';
import css from './reset.module.css';

interface ResetFormProps {
  /** Works once and for 10 minutes (ACCOUNT-7). */
  readonly token: string;
  readonly onDone: () => void;
}

export function ResetForm({ token, onDone }: ResetFormProps): ReactNode {
  const t = useT(namespace);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const { fail, say, wire } = useFieldErrors<'mem_password'>();
  const rules = usePasswordChecklist(password);

  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await call(passwordReset, { token, mem_password: normalizePassword(password) });
      toast.show({ text: t('reset_done'), kind: 'success', ms: toastTimes.long });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.message) say('mem_password', error.message);
      else toast.rejection(error);
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (passwordHolds(password)) void save();
    else fail({ field: 'mem_password', error: 'common_login_password_validation' });
  };

  return (
    <form className={css.form} onSubmit={send} noValidate>
      <PasswordField
        {...wire('mem_password')}
        label={t('new_password')}
        autoComplete="new-password"
        maxLength={MOST_TYPED}
        rules={rules}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" kind="accent" wide busy={busy}>
        {t('reset_save')}
      </Button>
    </form>
  );
}
