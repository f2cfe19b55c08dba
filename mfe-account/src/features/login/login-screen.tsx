import { signInNotices, type SignInNotice } from '@narae/contracts/sign-in-providers';
import { openFind, toast, useGo, useLocation, useReqParam, useT, useTitle } from '@narae/shell-sdk';
import { useEffect, type ReactNode } from 'react';
import css from '../../shared/form-page.module.css';
import { namespace } from '../../texts.ts';
import { LoginForm } from './login-form.tsx';

const noticeTexts = {
  provider_unconfigured: 'social_warning_text',
  provider_denied: 'provider_denied',
  provider_failed: 'provider_failed',
  prove_again: 'provider_prove',
} as const satisfies Record<SignInNotice, string>;

interface LoginScreenProps {
  /** What takes the form's place when somebody comes by a mailed link; its token stands behind the #, which no server logs. */
  readonly reset: (token: string, onDone: () => void) => ReactNode;
}

/** /login (ACCOUNT-5). */
export function LoginScreen({ reset }: LoginScreenProps): ReactNode {
  const t = useT(namespace);
  const go = useGo();
  const notice = useReqParam('notice');
  const back = useReqParam('back');
  const { hash } = useLocation();
  const token = /^#reset=([\w-]+)$/.exec(hash)?.[1];
  const title = t(token ? 'reset_title' : 'login');
  useTitle(title);

  useEffect(() => {
    const said = signInNotices.find((one) => one === notice);
    if (said) toast.show({ text: t(noticeTexts[said]), kind: 'warning', ms: 3_000 });
  }, [notice, t]);

  return (
    <section className={css.page}>
      <h1 className={css.title}>{title}</h1>
      {token ? (
        reset(token, () => go('login', {}, { replace: true }))
      ) : (
        <LoginForm onJoin={() => go('join', { back })} onFind={openFind} />
      )}
    </section>
  );
}
