import './texts.ts';
import { useT, ApiError, call, toast, toastTimes } from '@narae/shell-sdk';
import { type ReactNode, useState, type FormEvent } from 'react';
import { MOST_TYPED } from '@narae/contracts/password-rules';
import { mySessions, passwordChange } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button, PasswordField } from '@narae/ui';
import { AccountSection } from '../../shared/account-section.tsx';
import { ProfileLoaded } from './profile-loaded.tsx';
import { ProveForm } from '../../shared/passkeys/prove-form.tsx';
import { passwordHolds, usePasswordChecklist } from '../../shared/text-checks.ts';
import { useTextForm } from '../../shared/use-text-form.ts';
import css from './own.module.css';

export default function PasswordSection(): ReactNode {
  const t = useT('accountOwn');
  return (
    <AccountSection id="password" title={t('password_title')} text={t('password_text')}>
      <ProfileLoaded>
        {({ has_password }, changed) => <PasswordForm hasPassword={has_password} onChanged={changed} />}
      </ProfileLoaded>
    </AccountSection>
  );
}

interface PasswordFormProps {
  /** A member who joined with a provider may have no password. */
  readonly hasPassword: boolean;
  readonly onChanged: () => Promise<void>;
}

const none = { mem_password: '', new_password: '' };

/** Changes the password, or sets a first one after another proof of who one is (ACCOUNT-26). */
function PasswordForm(props: PasswordFormProps): ReactNode {
  const t = useT('accountOwn');
  const { fields, text, busy, change, send } = usePasswordChange(props);
  const rules = usePasswordChecklist(fields.new_password);

  const fresh = (
    <PasswordField
      {...text('new_password')}
      label={t('password_new')}
      autoComplete="new-password"
      maxLength={MOST_TYPED}
      rules={rules}
    />
  );
  if (!props.hasPassword)
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

function usePasswordChange({ hasPassword, onChanged }: PasswordFormProps) {
  const t = useT('accountOwn');
  const cache = useCallCache();
  const { fields, fail, say, text, clear } = useTextForm(none);
  const [busy, setBusy] = useState(false);

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
  return { fields, text, busy, change, send };
}
