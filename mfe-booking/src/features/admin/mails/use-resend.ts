import type { SentMail } from '@narae/contracts';
import { mailList, mailResend } from '@narae/contracts/rows';
import { call, confirm, toast, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';

/** Sends a mail again, once it was agreed to; the list then shows how it stands. */
export function useResend() {
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
