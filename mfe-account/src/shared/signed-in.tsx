import { Link, pageLink, useReqParam, useSession, useT, wayBack } from '@narae/shell-sdk';
import { Button, ButtonLink } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../texts.ts';
import css from './form-page.module.css';

/** Whether somebody was signed in already when the page opened: who signs in on it is led on. */
export function useSignedInBefore(): boolean {
  const { user } = useSession();
  const [before] = useState(user?.mem_id);
  return user !== null && user.mem_id === before;
}

/** Who is signed in, and the ways on: a form beneath would change the account unasked (ACCOUNT-5). */
export function SignedIn(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { user, logout, switchAccount } = useSession();
  const back = wayBack(useReqParam('back'));
  if (!user) return null;
  const { mem_nm, mem_email } = user;
  return (
    <div className={css.ways}>
      <p>
        {t('signed_in_as', { name: mem_nm || mem_email })}
        {mem_nm && mem_email && (
          <>
            <br />
            {mem_email}
          </>
        )}
      </p>
      {back ? (
        <ButtonLink kind="accent" wide link={(props) => <Link to={back} {...props} />}>
          {t('signed_in_go_on')}
        </ButtonLink>
      ) : (
        <ButtonLink kind="accent" wide link={pageLink('myinfo')}>
          {common('nav_myinfo')}
        </ButtonLink>
      )}
      <Button kind="secondary" wide onClick={() => void switchAccount(back)}>
        {t('signed_in_switch')}
      </Button>
      <Button kind="quiet" wide onClick={() => void logout()}>
        {common('btn_logout')}
      </Button>
    </div>
  );
}
