import { waitingQueues } from '@narae/contracts/rows';
import { Link, useT } from '@narae/shell-sdk';
import { ViewHead } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Chip, ChipRow } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { adminLink } from '../admin-link.ts';
import { EndQueue } from './end-queue.tsx';
import { Obstacle } from './obstacle.tsx';
import { PartyList } from './party-list.tsx';
import type { QueueAddress } from './queue-address.ts';
import css from './waiting.module.css';

/** One waiting list: why nobody is offered anything, who is on it in which order, and its end. */
export function QueueView({ queue }: { readonly queue: QueueAddress }): ReactNode {
  const t = useT('bookingAdmin');
  const [over, setOver] = useState(false);
  const { data } = useCall(waitingQueues, { kind: queue.kind }, { staleTime: 0 });
  const known = data?.find(({ target_id }) => target_id === queue.target_id);
  return (
    <section className={css.part} aria-labelledby="queue-title">
      <Link className={css.back} to={adminLink('waiting')}>
        {t('wl_back')}
      </Link>
      <ViewHead
        id="queue-title"
        title={known?.title ?? queue.target_id}
        action={known && known.parties > 0 && <EndQueue queue={queue} />}
      />
      <p className={css.note}>
        {t(`wl_kind_${queue.kind}`)}
        {known && ' · '}
        {known && <Obstacle queue={known} />}
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
