import { openWithdraw, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { AccountSection } from '../../shared/account-section.tsx';
import './texts.ts';

/** The way out, at the end of my account (ACCOUNT-11). */
export default function LeaveSection(): ReactNode {
  const t = useT('accountLeave');
  return (
    <AccountSection id="leave" title={t('title')} text={t('section_text')}>
      <Button kind="danger" onClick={openWithdraw}>
        {t('open')}
      </Button>
    </AccountSection>
  );
}
