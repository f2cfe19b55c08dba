import { useFormat, useT } from '@narae/shell-sdk';
import { cx, IconCheck, IconWarning } from '@narae/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import css from './gate.module.css';

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

const isOnline = (): boolean => navigator.onLine;

/** Whether the device works with the server or with its list, and what it still has to send: always in sight. */
export function SyncLine({
  waiting,
  taken_at,
  kept,
}: {
  readonly waiting: number;
  readonly taken_at: string;
  /** The list is one this device has kept, although there may be a network by now. */
  readonly kept: boolean;
}): ReactNode {
  const t = useT('bookingGate');
  const format = useFormat();
  const online = useSyncExternalStore(subscribe, isOnline) && !kept;
  const fine = online && waiting === 0;
  return (
    <p className={cx(css.sync, !fine && css.syncWaiting)} role="status">
      {fine ? <IconCheck size={20} /> : <IconWarning size={20} />}
      <span>
        {!online && `${t('sync_offline', { time: format.date(taken_at, 'clock') })} `}
        {waiting > 0 ? t('sync_waiting', { count: waiting }) : online && t('sync_done')}
      </span>
    </p>
  );
}
