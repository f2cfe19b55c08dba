import { waitingEnd, waitingParties, waitingQueues } from '@narae/contracts/rows';
import { call, confirm, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { useChange } from '@narae/shell-sdk/admin';
import type { QueueAddress } from './queue-address.ts';

/** Ends a waiting list, after asking: everybody who waits is told. */
export function EndQueue({ queue }: { readonly queue: QueueAddress }): ReactNode {
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
