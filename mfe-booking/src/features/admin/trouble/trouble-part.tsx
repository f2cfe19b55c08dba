import type { Trouble } from '@narae/contracts';
import { adminTrouble } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { ViewHead } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { EmptyState, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../../shared/trouble/texts.ts';
import { DeadLetters } from './dead-letters.tsx';
import css from './trouble.module.css';
import { ConsumersBehind, StuckEvents } from './waiting-events.tsx';

/** How often what is shown is read again: nothing tells of it by itself. */
const POLL_MS = 10_000;

/** Events of booking that do not get on (ADMIN-2). */
export default function TroublePart(): ReactNode {
  const t = useT('bookingTrouble');
  const admin = useT('bookingAdmin');
  const common = useT('admin');
  const result = useCall(adminTrouble, {}, { staleTime: 0, refetchInterval: POLL_MS });
  return (
    <section className={css.part} aria-labelledby="trouble-title">
      <div>
        <ViewHead id="trouble-title" title={admin('part_trouble')} />
        <p className={css.note}>{t('note')}</p>
      </div>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={4} />}
        failed={{ title: common('load_fail'), compact: true }}
      >
        {(trouble) => <Shown {...trouble} />}
      </Loaded>
    </section>
  );
}

function Shown({ stuck, letters, letters_cnt, consumers }: Trouble): ReactNode {
  const t = useT('bookingTrouble');
  const fine = stuck.length + letters.length + (consumers?.length ?? 0) === 0;
  return (
    <>
      {consumers === null && <p className={css.warning}>{t('broker_away')}</p>}
      {fine && consumers && <EmptyState compact title={t('fine')} />}
      {letters.length > 0 && <DeadLetters letters={letters} letters_cnt={letters_cnt} />}
      {stuck.length > 0 && <StuckEvents stuck={stuck} />}
      {consumers && consumers.length > 0 && <ConsumersBehind consumers={consumers} />}
    </>
  );
}
