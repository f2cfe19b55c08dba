import { ButtonLink, ErrorState } from '@narae/ui';
import { pageLink, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';

/**
 * /loginResult, where a social provider sends people back. It never believes a user in the address
 * (ACCOUNT-9); while no provider is configured, nobody can arrive here with a code that is worth anything.
 */
export default function LoginResultPage(): ReactNode {
  const t = useT(namespace);
  return (
    <ErrorState
      headingLevel={1}
      title={t('login_result_void')}
      action={<ButtonLink link={pageLink('login')}>{t('login')}</ButtonLink>}
    >
      {t('login_result_void_text')}
    </ErrorState>
  );
}
