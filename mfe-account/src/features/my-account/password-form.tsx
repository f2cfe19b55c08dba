import { MOST_TYPED } from '@narae/contracts/password-rules';
import { mySessions, passwordChange } from '@narae/contracts/rows';
import { ApiError, call, toast, toastTimes, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button, PasswordField } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { ProveForm } from '../../shared/passkeys/prove-form.tsx';
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

/** The old password and the new one, with the live checklist; who has none shows in another way who they are (ACCOUNT-26). */
export function PasswordForm({ hasPassword, onChanged }: PasswordFormProps): ReactNode {
  const t = useT('accountOwn');
  const cache = useCallCache();
  const { fields, fail, say, text, clear } = useTextForm(none);
  const [busy, setBusy] = useState(false);
  const rules = usePasswordChecklist(fields.new_password);

  /** @throws what is not said beside a field */
  const change = async (): Promise<void> => {
    const { mem_password, new_password } = fields;
    if (!passwordHolds(new_password))
      return fail({ field: 'new_password', error: 'common_login_password_validation' });
    try {
      await call(passwordChange, { new_password, ...(hasPassword && { mem_password }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { field } = error;
      if (field === 'mem_password' || field === 'new_password') return say(field, error.message);
      throw error;
    }
    clear();
    toast.show({ text: t('password_done'), kind: 'success', ms: toastTimes.long });
    await Promise.all([onChanged(), cache.invalidate(mySessions)]);
  };
  const send = async (): Promise<void> => {
    if (fields.mem_password.trim() === '')
      return fail({ field: 'mem_password', error: 'login_password_input' });
    setBusy(true);
    try {
      await change();
    } catch (error) {
      toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };

  const fresh = (
    <PasswordField
      {...text('new_password')}
      label={t('password_new')}
      autoComplete="new-password"
      maxLength={MOST_TYPED}
      rules={rules}
    />
  );
  if (!hasPassword)
    return (
      <ProveForm action={t('password_first')} kind="secondary" hasPassword={false} run={change}>
        {fresh}
      </ProveForm>
    );
  return (
    <form
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
      noValidate
    >
      <PasswordField {...text('mem_password')} label={t('password_now')} />
      {fresh}
      <div className={css.ways}>
        <Button type="submit" busy={busy}>
          {t('password_do')}
        </Button>
      </div>
    </form>
  );
}
