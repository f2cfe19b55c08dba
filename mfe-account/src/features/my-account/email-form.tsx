import { emailChange } from '@narae/contracts/rows';
import { ApiError, call, useT } from '@narae/shell-sdk';
import { TextField } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { ProveForm, type Proof } from '../../shared/passkeys/prove-form.tsx';
import { isEmail } from '../../shared/patterns.ts';
import { useTextForm } from '../../shared/use-text-form.ts';
import css from './own.module.css';
import './texts.ts';

const none = { mem_email: '' };

/** Asks for a new address, and once more who it is where the sign-in was some time ago (ACCOUNT-24). */
export function EmailForm({ hasPassword }: { readonly hasPassword: boolean }): ReactNode {
  const t = useT('accountOwn');
  const { fields, fail, say, text } = useTextForm(none);
  const [sentTo, setSentTo] = useState('');

  const change = async (proof: Proof): Promise<void> => {
    if (!isEmail(fields.mem_email)) return fail({ field: 'mem_email', error: 'login_email_validation' });
    try {
      const { resdata } = await call(emailChange, { ...fields, ...proof });
      setSentTo(resdata);
    } catch (error) {
      if (!(error instanceof ApiError) || error.field !== 'mem_email') throw error;
      say('mem_email', error.message);
    }
  };

  return (
    <ProveForm action={t('email_do')} kind="secondary" hasPassword={hasPassword} run={change}>
      <TextField
        {...text('mem_email')}
        type="email"
        label={t('email_new')}
        autoComplete="email"
        maxLength={254}
      />
      {sentTo && (
        <p className={css.text} role="status">
          {t('email_sent', { email: sentTo })}
        </p>
      )}
    </ProveForm>
  );
}
