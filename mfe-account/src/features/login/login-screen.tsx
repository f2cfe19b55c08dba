import { formatWait } from '@narae/i18n/format';
import { signInNotices, type SignInNotice } from '@narae/contracts/sign-in-providers';
import { openFind, useGo, useLocale, useLocation, useReqParam, useT, useTitle } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from '../../shared/form-page.module.css';
import { SignedIn, useSignedInBefore } from '../../shared/signed-in.tsx';
import { namespace } from '../../texts.ts';
import { LoginForm } from './login-form.tsx';

const noticeTexts = {
  provider_unconfigured: 'social_warning_text',
  provider_denied: 'provider_denied',
  provider_failed: 'provider_failed',
  prove_again: 'provider_prove',
  rate_limited: 'provider_wait',
} as const satisfies Record<SignInNotice, string>;

/** At most an hour, as the limits do. */
const secondsOf = (wait: string | undefined): number =>
  Math.min(/^\d{1,4}$/.test(wait ?? '') ? Number(wait) : 0, 3_600) || 60;

interface LoginScreenProps {
  /** The token of the mailed link stands behind the #, which no server logs. */
  readonly reset: (token: string, onDone: () => void) => ReactNode;
}

/** /login (ACCOUNT-5); the result of signing in elsewhere stays shown (ACCOUNT-10). */
export function LoginScreen({ reset }: LoginScreenProps): ReactNode {
  const t = useT(namespace);
  const go = useGo();
  const notice = useReqParam('notice');
  const wait = useReqParam('wait');
  const back = useReqParam('back');
  const { lanTp } = useLocale();
  const { hash } = useLocation();
  const signedIn = useSignedInBefore();
  const token = /^#reset=([\w-]+)$/.exec(hash)?.[1];
  const title = t(token ? 'reset_title' : 'login');
  useTitle(title);

  const existing = signInNotices.find((item) => item === notice);

  return (
    <section className={css.page}>
      <h1 className={css.title}>{title}</h1>
      {existing && !token && (
        <p className={css.said} role="alert">
          {t(noticeTexts[existing], { wait: formatWait(secondsOf(wait), lanTp) })}
        </p>
      )}
      {token && reset(token, () => go('login', {}, { replace: true }))}
      {!token && signedIn && <SignedIn />}
      {!token && !signedIn && <LoginForm onSignUp={() => go('join', { back })} onFind={openFind} />}
    </section>
  );
}
