import type { WaitingEntry } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';

/** Where an entry stands in its queue, honestly: who joined before, and that a smaller party may be served first (SEAT-7). */
export function WaitingStanding({ entry }: { readonly entry: WaitingEntry }): ReactNode {
  const t = useT(namespace);
  const { kind, parties_ahead, seats_ahead, mail_yn } = entry;
  return (
    <>
      {kind !== 'opening' && (
        <p>
          {parties_ahead === 0
            ? t('queue_next')
            : t('queue_ahead', {
                count: parties_ahead,
                people: t('event_people', { count: seats_ahead }),
              })}
        </p>
      )}
      {kind !== 'opening' && parties_ahead > 0 && <p>{t('queue_order_note')}</p>}
      <p>{t(mail_yn === 'Y' ? 'queue_by_mail' : 'queue_no_mail')}</p>
    </>
  );
}
