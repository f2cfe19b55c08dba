import { pageLink, useT } from '@narae/shell-sdk';
import { ButtonLink } from '@narae/ui';
import type { ReactNode } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import './texts.ts';

/** They are listed in my info. */
export default function CompanionsSection(): ReactNode {
  const t = useT('accountOwn');
  return (
    <AccountSection id="companions" title={t('companions_title')} text={t('companions_text')}>
      <ButtonLink link={pageLink('myinfo')}>{t('companions_open')}</ButtonLink>
    </AccountSection>
  );
}
