import { confirmEmail } from '@narae/contracts/rows';
import { ApiError, call, pageLink, toast, toastTimes, useLocation, useSession, useT } from '@narae/shell-sdk';
import { Button, ButtonLink, ErrorState, SuccessState } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import form from '../../shared/form-page.module.css';
import { useSendAgain } from '../../shared/use-send-again.ts';
import css from './confirm.module.css';

type Outcome = 'confirmed' | { readonly rejected: string };

function AnotherLink(): ReactNode {
  const t = useT(namespace);
  const { user } = useSession();
  const { busy, sendAgain } = useSendAgain();
  if (!user) return <ButtonLink link={pageLink('login')}>{t('login')}</ButtonLink>;
  return (
    <Button busy={busy} onClick={() => void sendAgain()}>
      {t('confirm_again')}
    </Button>
  );
}

function Done({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const t = useT(namespace);
  const { user } = useSession();
  if (outcome !== 'confirmed')
    return (
      <ErrorState headingLevel={1} title={t('confirm_void')} action={<AnotherLink />}>
        {outcome.rejected}
      </ErrorState>
    );
  return (
    <SuccessState
      headingLevel={1}
      title={t('confirm_done')}
      action={
        user ? (
          <ButtonLink link={pageLink('home')}>{t('orders_none_action')}</ButtonLink>
        ) : (
          <ButtonLink link={pageLink('login')}>{t('login')}</ButtonLink>
        )
      }
    >
      {t('confirm_done_text')}
    </SuccessState>
  );
}

/**
 * /confirmEmail, where the mailed link leads (ACCOUNT-14). A button confirms, because programs that look at
 * mails open links too. The token stands behind the #, which no server logs.
 */
export default function ConfirmPage(): ReactNode {
  const t = useT(namespace);
  const { hash } = useLocation();
  const { renew } = useSession();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const token = /^#confirm=([\w-]+)$/.exec(hash)?.[1];

  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await call(confirmEmail, { token: token ?? '' });
      setOutcome('confirmed');
      await renew();
    } catch (error) {
      // After a network failure or too many tries the link still works.
      if (error instanceof ApiError && error.error === 'confirm_link_expired')
        setOutcome({ rejected: error.message });
      else toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };

  if (outcome) return <Done outcome={outcome} />;
  if (token === undefined)
    return (
      <ErrorState headingLevel={1} title={t('confirm_void')} action={<AnotherLink />}>
        {t('confirm_void_text')}
      </ErrorState>
    );
  return (
    <section className={form.page}>
      <h1 className={form.title}>{t('confirm_title')}</h1>
      <p className={css.ask}>{t('confirm_text')}</p>
      <Button kind="accent" wide busy={busy} onClick={() => void confirm()}>
        {t('confirm_do')}
      </Button>
    </section>
  );
}
