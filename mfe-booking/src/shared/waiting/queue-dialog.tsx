import type { WaitingEntry } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Button, Dialog } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { isOffered, OfferCountdown, useMyEntry, WaitingStanding } from './waiting-standing.tsx';
import { JoinForm } from './join-form.tsx';
import { useWaitingActions } from './use-waiting-actions.ts';
import type { WaitingSlotProps } from '@narae/contracts/slots';
import css from './waiting.module.css';

type QueueDialogProps = WaitingSlotProps & { readonly onClose: () => void };

/** The waiting list of one product or event: joining it, one's place in it, or what one is offered (SEAT-7, CATALOG-13). */
export default function QueueDialog(props: QueueDialogProps): ReactNode {
  const entry = useMyEntry(props);
  return entry ? <Joined {...props} entry={entry} /> : <JoinForm {...props} />;
}

function Joined({ entry, title, onClose }: QueueDialogProps & { readonly entry: WaitingEntry }): ReactNode {
  const t = useT(namespace);
  const { kind } = entry;
  const offered = isOffered(entry);
  const { accept, leave, busy } = useWaitingActions(entry, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t(kind === 'opening' ? 'queue_on_opening' : offered ? 'queue_offered' : 'queue_on')}
      actions={
        <>
          <Button kind="quiet" busy={busy === 'leave'} onClick={() => void leave()}>
            {t(kind === 'opening' ? 'queue_forget' : offered ? 'queue_decline' : 'queue_leave')}
          </Button>
          {offered && (
            <Button kind="accent" busy={busy === 'accept'} onClick={() => void accept()}>
              {t(kind === 'places' ? 'event_reserve' : 'queue_accept')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.inside}>
        <p className={css.name}>{title}</p>
        {kind !== 'opening' && <p>{t('event_people', { count: entry.seats })}</p>}
        {offered ? (
          <>
            <OfferCountdown entry={entry} />
            <p>{t(kind === 'places' ? 'queue_accept_places_note' : 'queue_accept_note')}</p>
          </>
        ) : (
          <WaitingStanding entry={entry} />
        )}
      </div>
    </Dialog>
  );
}
