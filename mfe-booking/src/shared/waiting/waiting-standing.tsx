import type { WaitingEntry } from '@narae/contracts';
import { serverTime, useT, useFormat } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { waitingMine } from '@narae/contracts/rows';
import { useCallCache, useCall } from '@narae/shell-sdk/query';
import { Countdown } from '@narae/ui';
import { namespace } from '../../texts.ts';

/** Tells who is ahead, and that smaller parties may go first (SEAT-7). */
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

interface OfferCountdownProps {
  readonly entry: WaitingEntry & { readonly offer_ends_at: string };
}

export function OfferCountdown({ entry }: OfferCountdownProps): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { invalidate } = useCallCache();
  const { kind, seats, offer_ends_at } = entry;
  return (
    <Countdown
      endsAt={Date.parse(offer_ends_at)}
      now={serverTime}
      label={t(kind === 'places' ? 'queue_kept_places' : 'queue_kept_seats', { count: seats })}
      note={t('queue_kept_until', { time: format.date(offer_ends_at, 'time') })}
      onEnd={() => void invalidate(waitingMine)}
    />
  );
}

export const isOffered = (entry: WaitingEntry): entry is OfferCountdownProps['entry'] =>
  entry.state === 'offered' && entry.offer_ends_at !== null;

type WaitingTarget = Pick<WaitingEntry, 'kind' | 'target_id'>;

const isOpen = ({ state }: WaitingEntry): boolean => state === 'waiting' || state === 'offered';

export const useWaitingEntries = () => useCall(waitingMine, {}, { live: 'waiting', staleTime: 0 });

/** Undefined where the member is not in the queue, or nobody is signed in. */
export function useMyEntry({ kind, target_id }: WaitingTarget): WaitingEntry | undefined {
  const { data = [] } = useWaitingEntries();
  return data.find((entry) => isOpen(entry) && entry.kind === kind && entry.target_id === target_id);
}
