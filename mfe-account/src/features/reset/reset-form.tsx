import { MOST_TYPED, normalizePassword } from '@narae/contracts/password-rules';
import { passwordReset } from '@narae/contracts/rows';
import { call, toast, toastTimes, useT } from '@narae/shell-sdk';
import { Button, FormNotice, PasswordField } from '@narae/ui';
import type { ReactNode } from 'react';
import { passwordHolds, usePasswordChecklist } from '../../shared/text-checks.ts';
import { useTextForm } from '../../shared/use-text-form.ts';
import { namespace } from '../../texts.ts';
import css from './reset.module.css';

interface ResetFormProps {
  /** Works once and for 10 minutes (ACCOUNT-7). */
  readonly token: string;
  readonly onDone: () => void;
}

export function ResetForm({ token, onDone }: ResetFormProps): ReactNode {
  const t = useT(namespace);
  const form = useTextForm({
    initial: { mem_password: '' },
    violation: ({ mem_password }) =>
      passwordHolds(mem_password)
        ? null
        : { field: 'mem_password', error: 'common_login_password_validation' },
    send: async ({ mem_password }) => {
      await call(passwordReset, { token, mem_password: normalizePassword(mem_password) });
      toast.show({ text: t('reset_done'), kind: 'success', ms: toastTimes.long });
      onDone();
    },
    // A link that is used or too old is said where somebody types.
    serverFields: { token: 'mem_password' },
  });
  const rules = usePasswordChecklist(form.values.mem_password);

  return (
    <form className={css.form} {...form.props}>
      <PasswordField
        {...form.text('mem_password')}
        label={t('new_password')}
        autoComplete="new-password"
        maxLength={MOST_TYPED}
        rules={rules}
      />
      <FormNotice text={form.notice} />
      <Button type="submit" kind="accent" wide busy={form.busy}>
        {t('reset_save')}
      </Button>
    </form>
  );
}
