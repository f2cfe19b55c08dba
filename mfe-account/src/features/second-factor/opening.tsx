import { useSession, useT } from '@narae/shell-sdk';
import { Button, Spinner } from '@narae/ui';
import { useEffect, useState, type ReactNode } from 'react';
import css from './second-factor.module.css';

/** Renews the session, whose token then says that the second factor was shown; the page behind it opens by itself. */
export function Opening(): ReactNode {
  const t = useT('accountFactor');
  const { renew } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let left = false;
    setFailed(false);
    // Where it worked this is no longer shown.
    void renew().then(() => {
      if (!left) setFailed(true);
    });
    return () => {
      left = true;
    };
  }, [attempt, renew]);

  return (
    <div className={css.stack} role="status">
      <h1 className={css.title}>{t('opening')}</h1>
      {failed ? <Button onClick={() => setAttempt(attempt + 1)}>{t('open_again')}</Button> : <Spinner />}
    </div>
  );
}
