import type { DeadLetterRow } from '@narae/contracts';
import { adminTrouble, adminTroubleDiscard } from '@narae/contracts/rows';
import { MOST_DISCARD_REASON } from '@narae/contracts/trouble-limits';
import { call, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { NoteDialog } from '../note-dialog.tsx';
import { useChange } from '@narae/shell-sdk/admin';
import { EventName } from './event-name.tsx';

interface DiscardDialogProps {
  readonly letter: DeadLetterRow;
  readonly onClose: () => void;
}

/** The last look before an event is given up for good. */
export function DiscardDialog({ letter, onClose }: DiscardDialogProps): ReactNode {
  const t = useT('bookingTrouble');
  const { invalidate } = useCallCache();
  const { busy, change } = useChange(() => invalidate(adminTrouble));
  const { consumer, event_id } = letter;
  return (
    <NoteDialog
      title={t('discard_title')}
      action={t('discard')}
      field={{
        label: t('reason'),
        hint: t('reason_hint'),
        needed: t('reason_needed'),
        maxLength: MOST_DISCARD_REASON,
      }}
      busy={busy}
      onSend={(reason) =>
        change(() => call(adminTroubleDiscard, { consumer, event_id, reason }), t('discarded'))
      }
      onClose={onClose}
    >
      <EventName {...letter} />
      <p>{t('discard_text')}</p>
    </NoteDialog>
  );
}
