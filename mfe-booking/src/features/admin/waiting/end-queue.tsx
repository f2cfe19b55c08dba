import { waitingEnd, waitingParties, waitingQueues } from '@narae/contracts/rows';
import { call, confirm, toast, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import type { QueueAddress } from './queue-address.ts';

/** Ends a waiting list, after asking: everybody who waits is told. */
export function EndQueue({ queue }: { readonly queue: QueueAddress }): ReactNode {
  const t = useT('bookingAdmin');
  const cache = useCallCache();
  const [busy, setBusy] = useState(false);
  const end = async (): Promise<void> => {
    const meant = await confirm({
      title: t('wl_end_title'),
      text: t('wl_end_text'),
      ok: t('wl_end'),
      tone: 'danger',
    });
    if (!meant || busy) return;
    setBusy(true);
    try {
      await call(waitingEnd, queue);
      toast.show({ text: t('wl_ended'), kind: 'success' });
      await Promise.all([cache.invalidate(waitingQueues), cache.invalidate(waitingParties)]);
    } catch (error) {
      toast.rejection(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="danger" busy={busy} onClick={() => void end()}>
      {t('wl_end')}
    </Button>
  );
}
