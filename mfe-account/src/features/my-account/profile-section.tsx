import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import { PictureField } from './picture-field.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileLoaded } from './profile-loaded.tsx';
import './texts.ts';

/** Who the member is: picture, name, nickname, telephone, language of mails (ACCOUNT-27). */
export default function ProfileSection(): ReactNode {
  const t = useT('accountOwn');
  return (
    <AccountSection id="profile" title={t('profile_title')} text={t('profile_text')}>
      <ProfileLoaded>
        {(profile, changed) => (
          <>
            <PictureField path={profile.mem_profile_path} onChanged={changed} />
            <ProfileForm profile={profile} onChanged={changed} />
          </>
        )}
      </ProfileLoaded>
    </AccountSection>
  );
}
