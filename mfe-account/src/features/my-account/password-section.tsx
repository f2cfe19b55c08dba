import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileLoaded } from './profile-loaded.tsx';
import './texts.ts';

/** Changing the password, or setting a first one (ACCOUNT-26). */
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
