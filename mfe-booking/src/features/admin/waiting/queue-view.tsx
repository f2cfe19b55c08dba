import { waitingQueues, waitingParties, waitingEnd } from '@narae/contracts/rows';
import { Link, useT, useFormat, call, confirm } from '@narae/shell-sdk';
import { CallList, useChange, ViewHead } from '@narae/shell-sdk/admin';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Badge, Button, Chip, ChipRow, type BadgeState } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import type { WaitingKind, WaitingQueue, WaitingState } from '@narae/contracts';
import { adminLink } from '../address.ts';
import css from './waiting.module.css';

export function QueueView({ queue }: { readonly queue: QueueAddress }): ReactNode {
  const t = useT('bookingAdmin');
  const [over, setOver] = useState(false);
  const { data } = useCall(waitingQueues, { kind: queue.kind }, { staleTime: 0 });
  const existing = data?.find(({ target_id }) => target_id === queue.target_id);
  return (
    <section className={css.part} aria-labelledby="queue-title">
      <Link className={css.back} to={adminLink('waiting')}>
        {t('wl_back')}
      </Link>
      <ViewHead
        id="queue-title"
        title={existing?.title ?? queue.target_id}
        action={existing && existing.parties > 0 && <EndQueue queue={queue} />}
      />
      <p className={css.note}>
        {t(`wl_kind_${queue.kind}`)}
        {existing && ' · '}
        {existing && <Obstacle queue={existing} />}
      </p>
      <ChipRow label={t('wl_state')}>
        <Chip selected={!over} onClick={() => setOver(false)}>
          {t('wl_open')}
        </Chip>
        <Chip selected={over} onClick={() => setOver(true)}>
          {t('wl_over')}
        </Chip>
      </ChipRow>
      <PartyList queue={queue} over={over} />
    </section>
  );
}

interface QueueAddress {
  readonly kind: WaitingKind;
  readonly target_id: string;
}

const kinds: readonly WaitingKind[] = ['seats', 'places', 'opening'];

export const queueLink = ({ kind, target_id }: QueueAddress): string =>
  adminLink('waiting', { id: `${kind}-${target_id}` });

export const queueInAddress = (id: string | null): QueueAddress | null => {
  const kind = kinds.find((item) => id?.startsWith(`${item}-`));
  return kind && id ? { kind, target_id: id.slice(kind.length + 1) } : null;
};

export function Obstacle({ queue }: { readonly queue: WaitingQueue }): ReactNode {
  const t = useT('bookingAdmin');
  const { obstacle, left, next_needs: needs } = queue;
  return t(`wl_why_${obstacle ?? 'none'}`, { left, needs });
}

/** Most parties the server sends at once; fewer are the last. */
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

function PartyList({ queue, over }: { readonly queue: QueueAddress; readonly over: boolean }): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  const moment = (at: string | null): string => (at === null ? '' : format.date(at, 'time'));
  return (
    <CallList
      call={waitingParties}
      caption={t('wl_parties')}
      input={{ ...queue, over }}
      rowsOf={(parties) => parties}
      next={(parties) => {
        const last = parties.length < PAGE ? undefined : parties.at(-1);
        return last && { after: last.waiting_id };
      }}
      none={t('wl_none_here')}
      rowKey={({ waiting_id }) => waiting_id}
      named
      columns={[
        { key: 'turn', header: t('wl_turn'), value: ({ waiting_id }) => waiting_id, reference: true },
        { key: 'member', header: t('wl_member'), value: ({ mem_id }) => mem_id, reference: true },
        {
          key: 'state',
          header: t('wl_state'),
          value: ({ state }) => t(`wl_state_${state}`),
          cell: ({ state }) => <Badge state={tones[state]}>{t(`wl_state_${state}`)}</Badge>,
        },
        {
          key: 'needs',
          header: t('wl_needs'),
          numeric: true,
          value: ({ seats }) => (seats > 0 ? seats : null),
        },
        {
          key: 'joined',
          header: t('wl_joined'),
          value: ({ joined_at }) => joined_at,
          cell: ({ joined_at }) => moment(joined_at),
        },
        {
          key: 'until',
          header: t('wl_offer_until'),
          value: ({ offer_ends_at }) => offer_ends_at,
          cell: ({ offer_ends_at }) => moment(offer_ends_at),
        },
      ]}
    />
  );
}

function EndQueue({ queue }: { readonly queue: QueueAddress }): ReactNode {
  const t = useT('bookingAdmin');
  const cache = useCallCache();
  const { busy, change } = useChange(() =>
    Promise.all([cache.invalidate(waitingQueues), cache.invalidate(waitingParties)]),
  );
  const end = async (): Promise<void> => {
    const meant = await confirm({
      title: t('wl_end_title'),
      text: t('wl_end_text'),
      ok: t('wl_end'),
      tone: 'danger',
    });
    if (meant) await change(() => call(waitingEnd, queue), t('wl_ended'));
  };
  return (
    <Button kind="danger" busy={busy} onClick={() => void end()}>
      {t('wl_end')}
    </Button>
  );
}
