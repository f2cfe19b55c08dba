import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import { EmailForm } from './email-form.tsx';
import css from './own.module.css';
import { ProfileLoaded } from './profile-loaded.tsx';
import './texts.ts';

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
