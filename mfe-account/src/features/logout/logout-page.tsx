import { OWN_NAVIGATION } from '@narae/contracts/own-navigation';
import { useGo, useLocation, useSession, useT } from '@narae/shell-sdk';
import { Button, Spinner } from '@narae/ui';
import { useEffect, useState, type ReactNode } from 'react';
import form from '../../shared/form-page.module.css';
import { namespace } from '../../texts.ts';

/** Other sites' links must not sign anybody out. Older browsers do not tell the edge who led here. */
const isOwnNavigation = (key: string): boolean =>
  key !== 'default' ||
  document.head.querySelector(`meta[name="${OWN_NAVIGATION}"]`) !== null ||
  (document.referrer !== '' && new URL(document.referrer).origin === window.location.origin);

/** /loginout asks first where another site may have led here (ACCOUNT-6). */
export default function LogoutPage(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const go = useGo();
  const { key } = useLocation();
  const { user, logout } = useSession();
  const [wanted, setWanted] = useState(() => isOwnNavigation(key));
  const signedIn = user !== null;
  useEffect(() => {
    if (wanted) void logout();
  }, [wanted, logout]);
  useEffect(() => {
    if (!wanted && !signedIn) go('home', {}, { replace: true });
  }, [wanted, signedIn, go]);

  if (wanted || !signedIn) return <Spinner size="large" label={t('logging_out')} />;
  return (
    <section className={form.page}>
      <h1 className={form.title}>{common('confirm_logout')}</h1>
      <Button kind="accent" wide onClick={() => setWanted(true)}>
        {common('btn_logout')}
      </Button>
    </section>
  );
}
