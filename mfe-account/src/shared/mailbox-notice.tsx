import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import { namespace } from '../texts.ts';
import css from './mailbox-notice.module.css';
import { useSendAgain } from './use-send-again.ts';

/** Asks a member to confirm the mailbox they joined with, and mails the link again (ACCOUNT-14). */
export function MailboxNotice({ email }: { readonly email: string }): ReactNode {
  const t = useT(namespace);
  const heading = useId();
  const { busy, sendAgain } = useSendAgain();
  return (
    <section className={css.notice} aria-labelledby={heading}>
      <div className={css.words}>
        <h2 id={heading} className={css.heading}>
          {t('confirm_notice')}
        </h2>
        <p className={css.text}>{t('confirm_notice_text', { email })}</p>
      </div>
      <Button busy={busy} onClick={() => void sendAgain()}>
        {t('confirm_again')}
      </Button>
    </section>
  );
}
