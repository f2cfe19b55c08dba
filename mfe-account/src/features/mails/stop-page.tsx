import type { StoppedMails } from '@narae/contracts';
import { stopLinkShow, stopLinkUse } from '@narae/contracts/rows';
import {
  ApiError,
  call,
  href,
  Link,
  linkTo,
  pageLink,
  toast,
  toastTimes,
  useLocation,
  useSession,
  useT,
} from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, ButtonLink, ErrorState, Loaded, Skeleton, SuccessState } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import form from '../../shared/form-page.module.css';
import css from './mails.module.css';
import './texts.ts';

const { to, state } = linkTo('myAccount');
const toSection = { to: { ...to, hash: 'mails' }, state };

function ToAccount(): ReactNode {
  const t = useT('accountMails');
  const { user } = useSession();
  return user ? (
    <ButtonLink link={(props) => <Link {...toSection} {...props} />}>{t('account')}</ButtonLink>
  ) : (
    <ButtonLink link={pageLink('login', { back: href('myAccount', {}) })}>{t('login')}</ButtonLink>
  );
}

function Void(): ReactNode {
  const t = useT('accountMails');
  return (
    <ErrorState headingLevel={1} title={t('void')} action={<ToAccount />}>
      {t('void_text')}
    </ErrorState>
  );
}

interface AskProps {
  readonly token: string;
  readonly mails: StoppedMails;
}

function Ask({ token, mails }: AskProps): ReactNode {
  const t = useT('accountMails');
  const [now, setNow] = useState(mails);
  const [used, setUsed] = useState(false);
  const [busy, setBusy] = useState(false);
  const { group, wanted } = now;

  const use = async (wants: boolean): Promise<void> => {
    setBusy(true);
    try {
      const answer = await call(stopLinkUse, { token, wanted: wants });
      setNow(answer.mails);
      setUsed(true);
    } catch (error) {
      toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };

  if (!wanted)
    return (
      <SuccessState
        headingLevel={1}
        title={t('stopped')}
        action={
          <div className={css.ways}>
            <Button busy={busy} onClick={() => void use(true)}>
              {t('undo')}
            </Button>
            <ToAccount />
          </div>
        }
      >
        <strong>{t(`group_${group}`)}</strong>
        {t('stopped_text')}
      </SuccessState>
    );
  if (used)
    return (
      <SuccessState headingLevel={1} title={t('resumed')} action={<ToAccount />}>
        <strong>{t(`group_${group}`)}</strong>
      </SuccessState>
    );
  return (
    <section className={form.page}>
      <h1 className={form.title}>{t('stop_ask')}</h1>
      <p className={css.group}>{t(`group_${group}`)}</p>
      <p className={css.about}>{t(`group_${group}_text`)}</p>
      <Button kind="accent" wide busy={busy} onClick={() => void use(false)}>
        {t('stop_button')}
      </Button>
    </section>
  );
}

function OfLink({ token }: { readonly token: string }): ReactNode {
  const t = useT('accountMails');
  const result = useCall(stopLinkShow, { token }, { staleTime: 0, refetchOnWindowFocus: false });
  if (result.error instanceof ApiError && result.error.status === 400) return <Void />;
  return (
    <Loaded
      result={result}
      waiting={
        <div className={form.page}>
          <Skeleton shape="text" count={4} />
        </div>
      }
      failed={{ title: t('load_fail'), headingLevel: 1 }}
    >
      {(mails) => <Ask token={token} mails={mails} />}
    </Loaded>
  );
}

/**
 * /stopMails, where the links of mails lead, also signed out (MAIL-5). A button stops, because programs that
 * look at mails open links too. The token stands behind the #, which no server logs.
 */
export default function StopPage(): ReactNode {
  const { hash } = useLocation();
  const token = /^#([\w.-]{20,200})$/.exec(hash)?.[1];
  return token === undefined ? <Void /> : <OfLink key={token} token={token} />;
}
