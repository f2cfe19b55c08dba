import './texts.ts';
import { useT, ApiError, call } from '@narae/shell-sdk';
import { type ReactNode, useState } from 'react';
import { emailChange } from '@narae/contracts/rows';
import { TextField } from '@narae/ui';
import { AccountSection } from '../../shared/account-section.tsx';
import css from './own.module.css';
import { ProfileLoaded } from './profile-loaded.tsx';
import { ProveForm, type Proof } from '../../shared/passkeys/prove-form.tsx';
import { isEmail } from '../../shared/text-checks.ts';
import { useTextForm } from '../../shared/use-text-form.ts';

/** The address a member signs in with and is written to, and changing it (ACCOUNT-28). */
export default function EmailSection(): ReactNode {
  const t = useT('accountOwn');
  return (
    <AccountSection id="email" title={t('email_title')} text={t('email_text')}>
      <ProfileLoaded>
        {({ mem_email, email_confirmed, has_password }) => (
          <>
            <div className={css.current}>
              <p className={css.name}>{mem_email || t('email_none')}</p>
              {mem_email && (
                <p className={css.soft}>{t(email_confirmed ? 'email_confirmed' : 'email_unconfirmed')}</p>
              )}
            </div>
            <EmailForm hasPassword={has_password} />
          </>
        )}
      </ProfileLoaded>
    </AccountSection>
  );
}

const none = { mem_email: '' };

/** Asks for proof where the sign-in is old (ACCOUNT-24). */
function EmailForm({ hasPassword }: { readonly hasPassword: boolean }): ReactNode {
  const t = useT('accountOwn');
  const { values, violate, say, text } = useTextForm({ initial: none });
  const [sentTo, setSentTo] = useState('');

  const change = async (proof: Proof): Promise<void> => {
    if (!isEmail(values.mem_email)) return violate({ field: 'mem_email', error: 'login_email_validation' });
    try {
      const { resdata } = await call(emailChange, { ...values, ...proof });
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
