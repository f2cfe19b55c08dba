import { useGo, useLocale, useReqParam, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from '../../shared/form-page.module.css';
import { SignedIn, useSignedInBefore } from '../../shared/signed-in.tsx';
import { namespace } from '../../texts.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** /join (ACCOUNT-3); success goes to /login with lan_tp. */
export default function SignUpPage(): ReactNode {
  const t = useT(namespace);
  const go = useGo();
  const { lanTp } = useLocale();
  const back = useReqParam('back');
  const signedIn = useSignedInBefore();
  return (
    <section className={css.page}>
      <h1 className={css.title}>{t('join')}</h1>
      {signedIn ? <SignedIn /> : <SignUpForm onSignedUp={() => go('login', { lan_tp: lanTp, back })} />}
    </section>
  );
}
