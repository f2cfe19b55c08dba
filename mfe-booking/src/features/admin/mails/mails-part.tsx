import type { SentMail } from '@narae/contracts';
import { LANGUAGES } from '@narae/contracts/languages';
import { mailList, mailResend } from '@narae/contracts/rows';
import { sentMailKinds, sentMailStates } from '@narae/contracts/sent-mail';
import { call, confirm, toast, useFormat, useT } from '@narae/shell-sdk';
import { AdminList, chips, search, select, type ListColumn } from '@narae/shell-sdk/admin';
import { useCallCache } from '@narae/shell-sdk/query';
import { Badge, Button, type BadgeState } from '@narae/ui';
import { useState, type ReactNode } from 'react';

/** Most mails the server sends at once; fewer are the last. */
const PAGE = 50;

const MOST_NUMBER = 40;

/** Finds mails and sends them again (MAIL-2). */
export default function MailsPart(): ReactNode {
  const t = useT('bookingAdmin');
  const columns = useMailColumns();
  return (
    <AdminList
      call={mailList}
      title={t('part_mails')}
      filters={{
        of: search({
          name: 'q',
          label: t('mails_search'),
          action: t('mails_find'),
          most: MOST_NUMBER,
          tidy: (typed) => typed.replace(/[^\w-]/g, ''),
        }),
        kind: select({
          label: t('mails_kind'),
          options: sentMailKinds,
          all: t('mails_all'),
          text: (kind) => t(`mail_kind_${kind}`),
        }),
        state: chips({
          label: t('mails_state'),
          options: sentMailStates,
          all: t('mails_all'),
          text: (state) => t(`mail_state_${state}`),
        }),
      }}
      rowsOf={(mails) => mails}
      next={(mails) => {
        const last = mails.length < PAGE ? undefined : mails.at(-1);
        return (
          last && {
            after: { mail_id: last.mail_id, failed: last.state === 'failed', queued_at: last.queued_at },
          }
        );
      }}
      none={t('mails_none')}
      rowKey={({ mail_id }) => mail_id}
      columns={columns}
    />
  );
}

function useMailColumns(): readonly ListColumn<SentMail>[] {
  const t = useT('bookingAdmin');
  const format = useFormat();
  const { resend, resending } = useResend();
  const problemOf = useMailProblem();
  return [
    {
      key: 'state',
      header: t('mails_state'),
      value: ({ state }) => t(`mail_state_${state}`),
      cell: ({ state }) => <Badge state={badges[state]}>{t(`mail_state_${state}`)}</Badge>,
      notes: ({ error, attempts }) => [
        attempts > 1 && `${t('mail_attempts')}: ${attempts}`,
        problemOf(error),
      ],
    },
    { key: 'kind', header: t('mails_kind'), value: ({ kind }) => t(`mail_kind_${kind}`) },
    {
      key: 'about',
      header: t('mail_about'),
      reference: true,
      value: ({ object_id }) => object_id,
      notes: ({ mem_id }) => [mem_id],
    },
    {
      key: 'recipient',
      header: t('mail_recipient'),
      personal: true,
      value: ({ recipient, lan_tp }) => `${recipient} · ${LANGUAGES[lan_tp].ownName}`,
    },
    {
      key: 'at',
      header: t('mail_at'),
      value: lastMoment,
      cell: (mail) => format.date(lastMoment(mail), 'time'),
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
  ];
}

const lastMoment = ({ sent_at, tried_at, queued_at }: SentMail): string => sent_at ?? tried_at ?? queued_at;

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
function useMailProblem(): (error: string) => string {
  const t = useT('bookingAdmin');
  return (error) => {
    const reason = held[error];
    return reason ? t(reason) : error;
  };
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
