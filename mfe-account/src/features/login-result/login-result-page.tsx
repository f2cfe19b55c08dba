import { pageLink, useT, ApiError, call, useLocation, useSession, type CallOutput } from '@narae/shell-sdk';
import { Button, ButtonLink, ErrorState, FormNotice, Spinner, SuccessState } from '@narae/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { termsVersion } from '@narae/contracts/terms-version';
import { loginResult } from '@narae/contracts/rows';
import { ConsentFields } from '../../shared/consent-fields.tsx';
import frame from '../../shared/form-page.module.css';
import { useTextForm } from '../../shared/use-text-form.ts';
import { namespace } from '../../texts.ts';
import { providerNames } from '../../shared/provider-names.ts';
import css from './login-result.module.css';

/** /loginResult (ACCOUNT-9). Only the one-time code behind the # is believed. */
export default function LoginResultPage(): ReactNode {
  const t = useT(namespace);
  const { result, agree } = useLoginResult();
  if (result.at === 'waiting')
    return (
      <div className={css.waiting} role="status">
        <Spinner size="large" label={t('login_result_wait')} />
      </div>
    );
  if (result.at === 'consent') return <Consent onAgree={agree} />;
  if (result.at === 'joined')
    return (
      <SuccessState
        headingLevel={1}
        title={t('login_result_joined')}
        action={<ButtonLink link={pageLink('myAccount')}>{t('login_result_to_account')}</ButtonLink>}
      >
        {t('login_result_joined_text', { provider: providerNames[result.provider] })}
      </SuccessState>
    );
  return (
    <ErrorState
      headingLevel={1}
      title={t(titleOf(result))}
      action={
        result.error === 'identity_taken' ? (
          <ButtonLink link={pageLink('myAccount')}>{t('login_result_to_account')}</ButtonLink>
        ) : (
          <ButtonLink link={pageLink('login')}>{t('login')}</ButtonLink>
        )
      }
    >
      {result.text ?? t('login_result_void_text')}
    </ErrorState>
  );
}

const titleOf = ({ text, error }: Extract<LoginResult, { at: 'rejected' }>) => {
  if (error === 'identity_taken') return 'login_result_taken' as const;
  if (error === 'member_waiting') return 'login_result_waiting' as const;
  return text ? ('login_result_rejected' as const) : ('login_result_void' as const);
};

const none = { agree_terms: '', agree_policy: '', agree_marketing: '' };
const needed = ['agree_terms', 'agree_policy'] as const;

function Consent({ onAgree }: { readonly onAgree: (marketing: boolean) => Promise<void> }): ReactNode {
  const t = useT(namespace);
  const form = useTextForm({
    initial: none,
    violation: (fields) => {
      const missing = needed.find((field) => fields[field] !== 'Y');
      return missing ? { field: missing, error: 'join_consent_input' } : null;
    },
    send: (fields) => onAgree(fields.agree_marketing === 'Y'),
  });
  return (
    <section className={frame.page}>
      <h1 className={frame.title}>{t('login_result_consent')}</h1>
      <p className={css.text}>{t('login_result_consent_text')}</p>
      <form className={css.form} {...form.props}>
        <ConsentFields text={form.text} />
        <FormNotice text={form.notice} />
        <Button type="submit" kind="accent" wide busy={form.busy}>
          {t('login_result_go')}
        </Button>
      </form>
    </section>
  );
}

type Provider = CallOutput<typeof loginResult>['provider'];

type LoginResult =
  | { readonly at: 'waiting' }
  | { readonly at: 'consent' }
  | { readonly at: 'joined'; readonly provider: Provider }
  | {
      readonly at: 'rejected';
      readonly text: string | null;
      /** It belongs to another account (ACCOUNT-36), or waits for approval (ACCOUNT-23). */
      readonly error?: string;
    };

/** Exchanges the code once, then goes back, else home (ACCOUNT-9). A new member agrees first. */
function useLoginResult(): {
  readonly result: LoginResult;
  readonly agree: (marketing: boolean) => Promise<void>;
} {
  const errors = useT('errors');
  const { login, renew } = useSession();
  const { hash } = useLocation();
  const [code] = useState(() => /^#code=([\w-]+)$/.exec(hash)?.[1]);
  const [result, setResult] = useState<LoginResult>(
    code ? { at: 'waiting' } : { at: 'rejected', text: null },
  );

  const redeem = async (consent?: { marketing: boolean }): Promise<void> => {
    const versions = { terms_version: termsVersion, policy_version: termsVersion };
    try {
      const given = { code: code ?? '', ...(consent && { consent: { ...versions, ...consent } }) };
      const { outcome, user, provider, back } = await call(loginResult, given);
      if (outcome === 'consent_needed') return setResult({ at: 'consent' });
      if (outcome === 'joined') {
        await renew();
        return setResult({ at: 'joined', provider });
      }
      if (user) login(user, back || undefined);
    } catch (error) {
      const message = error instanceof ApiError ? error.message || errors(error.textKey) : null;
      setResult({ at: 'rejected', text: message, ...(error instanceof ApiError && { error: error.error }) });
    }
  };
  const first = useRef(redeem);
  useEffect(() => {
    // Nobody can use the code from the history.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    if (code) void first.current();
  }, [code]);

  return {
    result,
    agree: (marketing) => redeem({ marketing }),
  };
}
