import { linkTo, useT } from '@narae/shell-sdk';
import { IconCompany, IconInfo, IconNotice, IconQuestion, IconSuitcase } from '@narae/ui';
import type { ReactNode } from 'react';
import { MenuGroup, MenuLink } from './menu-entry.tsx';

export function ServiceEntries(): ReactNode {
  const t = useT('shell');
  const common = useT('common');
  return (
    <MenuGroup title={t('menu_service')}>
      <MenuLink
        icon={<IconSuitcase size={22} />}
        label={common('nav_custom_travel')}
        {...linkTo('customTravel')}
      />
      <MenuLink icon={<IconNotice size={22} />} label={common('nav_notices')} {...linkTo('communityList')} />
      <MenuLink icon={<IconInfo size={22} />} label={common('nav_faq')} {...linkTo('faq')} />
      <MenuLink icon={<IconQuestion size={22} />} label={common('nav_qna')} {...linkTo('qna')} />
      <MenuLink icon={<IconCompany size={22} />} label={common('nav_company')} {...linkTo('companyInfo')} />
    </MenuGroup>
  );
}
