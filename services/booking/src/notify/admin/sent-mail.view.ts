import type { SentMail } from '@narae/contracts';
import { resolveLanTp } from '@narae/contracts/languages';
import type { MailRecord } from '../delivery/mail-record.model.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const sentMail = (record: MailRecord): SentMail => {
  const { mail_id, kind, object_id, mem_id, recipient, state, attempts, resends, error } = record;
  return {
    mail_id,
    kind,
    object_id,
    mem_id,
    lan_tp: resolveLanTp(record.lan_tp),
    recipient,
    state,
    attempts,
    resends,
    error,
    queued_at: record.queued_at.toISOString(),
    tried_at: iso(record.tried_at),
    sent_at: iso(record.sent_at),
  };
};
