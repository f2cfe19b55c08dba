import type { DeskTrip } from '@narae/contracts';
import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { adminCustomTripReject, adminCustomTripReply } from '@narae/contracts/rows';
import { confirm, useT } from '@narae/shell-sdk';
import { Button, TextArea } from '@narae/ui';
import { useRef, useState, type ReactNode } from 'react';
import css from './desk.module.css';
import { useDeskChange } from './use-desk-change.ts';

/** What the desk writes to the member: an answer, or why it cannot be done. */
export function DeskMessages({ trip }: { readonly trip: DeskTrip }): ReactNode {
  const t = useT('bookingDesk');
  const errors = useT('errors');
  const { change, busy } = useDeskChange(trip.request_id);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const { request_id, version, actions } = trip;
  const mayReply = actions.includes('reply');
  const mayReject = actions.includes('reject');
  if (!mayReply && !mayReject) return null;

  const send = async (row: typeof adminCustomTripReply | typeof adminCustomTripReject): Promise<void> => {
    if (!text.trim()) {
      setProblem(errors('custom_message_input'));
      field.current?.focus();
      return;
    }
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
    if ((await change(row, { request_id, version, text })) === null) setText('');
  };
  return (
    <div className={css.box}>
      <TextArea
        ref={field}
        label={t('message')}
        hint={t('message_hint', { language: trip.lan_tp })}
        error={problem || undefined}
        rows={3}
        maxLength={customTripLimits.message}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setProblem('');
        }}
      />
      <div className={css.buttons}>
        {mayReply && (
          <Button kind="secondary" busy={busy} onClick={() => void send(adminCustomTripReply)}>
            {t('reply')}
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
