import type { DeskTrip } from '@narae/contracts';
import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { adminCustomTripReject, adminCustomTripReply } from '@narae/contracts/rows';
import { ApiError, confirm, useT } from '@narae/shell-sdk';
import { Button, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { useProblems } from '../../../shared/people/use-problems.ts';
import css from './desk.module.css';
import { useDeskChange } from './use-desk-change.ts';

/** What the desk writes to the member: an answer, or why it cannot be done. */
export function DeskMessages({ trip }: { readonly trip: DeskTrip }): ReactNode {
  const t = useT('bookingDesk');
  const errors = useT('errors');
  const { change, busy } = useDeskChange(trip.request_id);
  const problems = useProblems();
  const [text, setText] = useState('');
  const { request_id, version, actions } = trip;
  const mayReply = actions.includes('reply');
  const mayReject = actions.includes('reject');
  if (!mayReply && !mayReject) return null;

  const send = async (row: typeof adminCustomTripReply | typeof adminCustomTripReject): Promise<void> => {
    if (!text.trim()) return problems.say('text', errors('custom_message_input'));
    const rejecting = row.name === adminCustomTripReject.name;
    if (rejecting) {
      const agreed = await confirm({
        title: t('reject_confirm'),
        text: t('reject_text'),
        ok: t('reject'),
        tone: 'danger',
      });
      if (!agreed) return;
    }
    const error = await change(row, { request_id, version, text });
    if (error === null) setText('');
    else if (error instanceof ApiError && error.field) problems.say(error.field, error.message);
  };
  return (
    <div className={css.box}>
      <TextArea
        {...problems.wire('text')}
        label={t('message')}
        hint={t('message_hint', { language: trip.lan_tp })}
        rows={3}
        maxLength={customTripLimits.message}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={css.buttons}>
        {mayReply && (
          <Button kind="secondary" busy={busy} onClick={() => void send(adminCustomTripReply)}>
            {t(trip.quote_no > 0 ? 'reply' : 'reply_unquoted')}
          </Button>
        )}
        {mayReject && (
          <Button kind="quiet" busy={busy} onClick={() => void send(adminCustomTripReject)}>
            {t('reject')}
          </Button>
        )}
      </div>
    </div>
  );
}
