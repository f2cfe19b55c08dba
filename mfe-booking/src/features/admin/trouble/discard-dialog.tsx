import type { DeadLetterRow } from '@narae/contracts';
import { adminTrouble, adminTroubleDiscard } from '@narae/contracts/rows';
import { MOST_DISCARD_REASON } from '@narae/contracts/trouble-limits';
import { call, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button, Dialog, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { useChange } from '../use-change.ts';
import { EventName } from './event-name.tsx';
import css from './trouble.module.css';

interface DiscardDialogProps {
  readonly letter: DeadLetterRow;
  readonly onClose: () => void;
}

/** The last look before an event is given up for good; what was written stays where it fails. */
export function DiscardDialog({ letter, onClose }: DiscardDialogProps): ReactNode {
  const t = useT('bookingTrouble');
  const common = useT('common');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { invalidate } = useCallCache();
  const { busy, change } = useChange(() => invalidate(adminTrouble));
  const lacksReason = reason.trim() === '';
  const discard = async (): Promise<void> => {
    setAsked(true);
    if (lacksReason) return;
    const { consumer, event_id } = letter;
    const word = { consumer, event_id, reason: reason.trim() };
    if (await change(() => call(adminTroubleDiscard, word), t('discarded'))) onClose();
  };
  return (
    <Dialog
      open
      title={t('discard_title')}
      onClose={onClose}
      closable={!busy}
      actions={
        <>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            {common('btn_cancel')}
          </Button>
          <Button busy={busy} onClick={() => void discard()}>
            {t('discard')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <EventName {...letter} />
        <p>{t('discard_text')}</p>
        <TextArea
          label={t('reason')}
          hint={t('reason_hint')}
          error={asked && lacksReason && t('reason_needed')}
          maxLength={MOST_DISCARD_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  );
}
