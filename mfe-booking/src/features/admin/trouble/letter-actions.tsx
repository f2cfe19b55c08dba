import type { DeadLetterRow } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { DiscardDialog } from './discard-dialog.tsx';
import css from './trouble.module.css';
import { useRetryLetters } from './use-retry-letters.ts';

/** What can be done about an event that was given up. */
export function LetterActions({ letter }: { readonly letter: DeadLetterRow }): ReactNode {
  const t = useT('bookingTrouble');
  const { busy, retry } = useRetryLetters();
  const [discarding, setDiscarding] = useState(false);
  const { consumer, event_id } = letter;
  return (
    <div className={css.actions}>
      <Button kind="secondary" busy={busy} onClick={() => void retry({ consumer, event_id })}>
        {t('retry')}
      </Button>
      <Button kind="quiet" disabled={busy} onClick={() => setDiscarding(true)}>
        {t('discard')}
      </Button>
      {discarding && <DiscardDialog letter={letter} onClose={() => setDiscarding(false)} />}
    </div>
  );
}
