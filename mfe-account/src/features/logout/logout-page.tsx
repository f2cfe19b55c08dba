import { useSession, useT } from '@narae/shell-sdk';
import { Spinner } from '@narae/ui';
import { useEffect, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';

/** /loginout ends the session and goes home (ACCOUNT-6). */
export default function LogoutPage(): ReactNode {
  const t = useT(namespace);
  const { logout } = useSession();
  useEffect(() => {
    void logout();
  }, [logout]);
  return <Spinner size="large" label={t('logging_out')} />;
}
