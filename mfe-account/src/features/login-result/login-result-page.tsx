import { pageLink, useT } from '@narae/shell-sdk';
import { Button, ButtonLink, ErrorState, Spinner, SuccessState } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import { ConsentFields } from '../../shared/consent-fields.tsx';
import frame from '../../shared/form-page.module.css';
import { useTextForm } from '../../shared/use-text-form.ts';
import { namespace } from '../../texts.ts';
import { providerNames } from '../../shared/provider-names.ts';
import css from './login-result.module.css';
import { useLoginResult, type LoginResult } from './use-login-result.ts';

/**
 * /loginResult, where signing in with a provider ends (ACCOUNT-9). It never believes a user in the address: a one-time code
 * behind the # is exchanged for a session.
 */
export default function LoginResultPage(): ReactNode {
  const t = useT(namespace);
  const { result, agree } = useLoginResult();
  if (result.at === 'waiting')
    return (
      <div className={css.waiting} role="status">
        <Spinner size="large" label={t('login_result_wait')} />
      </div>
    );
  if (result.at === 'consent') return <Consent busy={result.busy} onAgree={agree} />;
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

function Consent({
  busy,
  onAgree,
}: {
  readonly busy: boolean;
  readonly onAgree: (marketing: boolean) => void;
}): ReactNode {
  const t = useT(namespace);
  const { fields, fail, text } = useTextForm(none);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const missing = needed.find((field) => fields[field] !== 'Y');
    if (missing) fail({ field: missing, error: 'join_consent_input' });
    else if (!busy) onAgree(fields.agree_marketing === 'Y');
  };
  return (
    <section className={frame.page}>
      <h1 className={frame.title}>{t('login_result_consent')}</h1>
      <p className={css.text}>{t('login_result_consent_text')}</p>
      <form className={css.form} noValidate onSubmit={send}>
        <ConsentFields text={text} />
        <Button type="submit" kind="accent" wide busy={busy}>
          {t('login_result_go')}
        </Button>
      </form>
    </section>
  );
}
