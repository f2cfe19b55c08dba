import './texts.ts';
import { normalizePassword } from '@narae/contracts/password-rules';
import { useT, call, toast, toastTimes } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { MOST_TYPED } from '@narae/contracts/password-rules';
import { mySessions, passwordChange } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button, FormNotice, PasswordField } from '@narae/ui';
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
  const form = usePasswordChange(props);
  const { text } = form;
  const rules = usePasswordChecklist(form.values.new_password);

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
      <ProveForm action={t('password_first')} kind="secondary" hasPassword={false} run={form.send}>
        {fresh}
      </ProveForm>
    );
  return (
    <form className={css.form} {...form.props}>
      <PasswordField {...text('mem_password')} label={t('password_now')} />
      {fresh}
      <FormNotice text={form.notice} />
      <div className={css.ways}>
        <Button type="submit" busy={form.busy}>
          {t('password_do')}
        </Button>
      </div>
    </form>
  );
}

function usePasswordChange({ hasPassword, onChanged }: PasswordFormProps) {
  const t = useT('accountOwn');
  const cache = useCallCache();
  const form = useTextForm({
    initial: none,
    ms: toastTimes.long,
    violation: ({ mem_password, new_password }) => {
      if (hasPassword && normalizePassword(mem_password) === '')
        return { field: 'mem_password', error: 'login_password_input' };
      return passwordHolds(new_password)
        ? null
        : { field: 'new_password', error: 'common_login_password_validation' };
    },
    send: async ({ mem_password, new_password }) => {
      await call(passwordChange, { new_password, ...(hasPassword && { mem_password }) });
      form.reset();
      toast.show({ text: t('password_done'), kind: 'success', ms: toastTimes.long });
      await Promise.all([onChanged(), cache.invalidate(mySessions)]);
    },
  });
  return form;
}
