import type { WaitingEntry } from '@narae/contracts';
import { waitingMine } from '@narae/contracts/rows';
import { useFormat, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { Countdown } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';

interface OfferCountdownProps {
  readonly entry: WaitingEntry & { readonly offer_ends_at: string };
}

/** What is kept for the member, until when, and what happens then (SEAT-7). */
export function OfferCountdown({ entry }: OfferCountdownProps): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { invalidate } = useCallCache();
  const { kind, seats, offer_ends_at } = entry;
  return (
    <Countdown
      endsAt={Date.parse(offer_ends_at)}
      label={t(kind === 'places' ? 'queue_kept_places' : 'queue_kept_seats', { count: seats })}
      note={t('queue_kept_until', { time: format.date(offer_ends_at, 'time') })}
      onEnd={() => void invalidate(waitingMine)}
    />
  );
}

/** Whether an entry is offered something right now. */
export const isOffered = (entry: WaitingEntry): entry is OfferCountdownProps['entry'] =>
  entry.state === 'offered' && entry.offer_ends_at !== null;
