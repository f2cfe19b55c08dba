import type { QueuedParty, WaitingState } from '@narae/contracts';
import { waitingParties } from '@narae/contracts/rows';
import { useFormat, useT } from '@narae/shell-sdk';
import { PagedRows } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import { Badge, Table, type BadgeState } from '@narae/ui';
import type { ReactNode } from 'react';
import type { QueueAddress } from './queue-address.ts';

/** As many parties as the server sends at once; fewer are the last. */
const PAGE = 200;

const tones: Readonly<Record<WaitingState, BadgeState>> = {
  waiting: 'preparing',
  offered: 'inProgress',
  taken: 'paid',
  opened: 'paid',
  declined: 'closed',
  'ran-out': 'expired',
  left: 'closed',
  ended: 'closed',
};

/** The parties of a waiting list in the order of their turns. */
export function PartyList({
  queue,
  over,
}: {
  readonly queue: QueueAddress;
  readonly over: boolean;
}): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  const pages = useCallPages(
    waitingParties,
    { ...queue, over },
    (parties) => {
      const last = parties.length < PAGE ? undefined : parties.at(-1);
      return last && { after: last.waiting_id };
    },
    { staleTime: 0 },
  );
  const moment = (at: string | null): string => (at === null ? '' : format.date(at, 'time'));
  return (
    <PagedRows pages={pages} rowsOf={(page) => page} none={t('wl_none_here')}>
      {(parties: readonly QueuedParty[]) => (
        <Table
          caption={t('wl_parties')}
          captionHidden
          dense
          named
          rows={parties}
          rowKey={({ waiting_id }) => waiting_id}
          columns={[
            { key: 'turn', header: t('wl_turn'), cell: ({ waiting_id }) => waiting_id },
            { key: 'member', header: t('wl_member'), cell: ({ mem_id }) => mem_id },
            {
              key: 'state',
              header: t('wl_state'),
              cell: ({ state }) => <Badge state={tones[state]}>{t(`wl_state_${state}`)}</Badge>,
            },
            {
              key: 'needs',
              header: t('wl_needs'),
              numeric: true,
              cell: ({ seats }) => seats > 0 && seats,
            },
            { key: 'joined', header: t('wl_joined'), cell: ({ joined_at }) => moment(joined_at) },
            {
              key: 'until',
              header: t('wl_offer_until'),
              cell: ({ offer_ends_at }) => moment(offer_ends_at),
            },
          ]}
        />
      )}
    </PagedRows>
  );
}
