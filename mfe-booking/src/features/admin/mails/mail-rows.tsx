import type { SentMail } from '@narae/contracts';
import { LANGUAGES } from '@narae/contracts/languages';
import { useFormat, useT, call, confirm, toast } from '@narae/shell-sdk';
import { Badge, Button, Table, type BadgeState } from '@narae/ui';
import { type ReactNode, useState } from 'react';
import { mailList, mailResend } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import css from './mails.module.css';

const badges: Readonly<Record<SentMail['state'], BadgeState>> = {
  failed: 'cancelRequested',
  queued: 'confirmed',
  sent: 'paid',
  withheld: 'closed',
};

const held: Readonly<Record<string, 'mail_held_limit' | 'mail_held_offline' | 'mail_held_stopped'>> = {
  too_many: 'mail_held_limit',
  no_server: 'mail_held_offline',
  stopped: 'mail_held_stopped',
};

/** In words where the shop decided, else the mail server's code. */
function MailProblem({ error }: Pick<SentMail, 'error'>): ReactNode {
  const t = useT('bookingAdmin');
  const reason = held[error];
  const text = reason ? t(reason) : error;
  return text && <span className={css.trouble}>{text}</span>;
}

export function MailRows({ rows }: { readonly rows: readonly SentMail[] }): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  const { resend, resending } = useResend();
  return (
    <Table
      caption={t('part_mails')}
      captionHidden
      dense
      rows={rows}
      rowKey={({ mail_id }) => mail_id}
      columns={[
        {
          key: 'state',
          header: t('mails_state'),
          cell: ({ state, error, attempts }) => (
            <div>
              <Badge state={badges[state]}>{t(`mail_state_${state}`)}</Badge>
              {attempts > 1 && <span className={css.trouble}>{`${t('mail_attempts')}: ${attempts}`}</span>}
              <MailProblem error={error} />
            </div>
          ),
        },
        { key: 'kind', header: t('mails_kind'), cell: ({ kind }) => t(`mail_kind_${kind}`) },
        {
          key: 'about',
          header: t('mail_about'),
          cell: ({ object_id, mem_id }) => (
            <div>
              {object_id}
              <span className={css.trouble}>{mem_id}</span>
            </div>
          ),
        },
        {
          key: 'recipient',
          header: t('mail_recipient'),
          cell: ({ recipient, lan_tp }) => `${recipient} · ${LANGUAGES[lan_tp].ownName}`,
        },
        {
          key: 'at',
          header: t('mail_at'),
          cell: ({ sent_at, tried_at, queued_at }) => format.date(sent_at ?? tried_at ?? queued_at, 'time'),
        },
        {
          key: 'resend',
          header: t('mail_again'),
          cell: (mail) => (
            <Button kind="secondary" busy={resending === mail.mail_id} onClick={() => void resend(mail)}>
              {t('mail_resend')}
            </Button>
          ),
        },
      ]}
    />
  );
}

function useResend() {
  const t = useT('bookingAdmin');
  const { invalidate } = useCallCache();
  const [resending, setResending] = useState<string | null>(null);
  const resend = async ({ mail_id, recipient }: SentMail): Promise<void> => {
    const agreed = await confirm({
      title: t('mail_resend_ask'),
      text: t('mail_resend_text', { recipient }),
      ok: t('mail_resend'),
    });
    if (!agreed) return;
    setResending(mail_id);
    try {
      const { state } = await call(mailResend, { mail_id });
      toast.show({ text: t(`mail_state_${state}`), kind: state === 'sent' ? 'success' : 'warning' });
    } catch (error) {
      toast.rejection(error);
    } finally {
      await invalidate(mailList);
      setResending(null);
    }
  };
  return { resend, resending };
}
