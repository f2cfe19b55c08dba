import type { WaitingEntry } from '@narae/contracts';
import { mycartList, waitingAccept, waitingLeave, waitingMine } from '@narae/contracts/rows';
import { call, confirm, countOwnChange, toast, useGo, useLocale, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import { namespace } from '../../texts.ts';

/** SEAT-7. @param onDone after it has happened, where the screen stays */
export function useWaitingActions({ waiting_id, kind, state }: WaitingEntry, onDone?: () => void) {
  const t = useT(namespace);
  const go = useGo();
  const { lanTp, currency } = useLocale();
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState<'accept' | 'leave' | null>(null);

  const during = async (what: 'accept' | 'leave', work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toast.rejection(error);
    } finally {
      setBusy(null);
      void invalidate(waitingMine);
    }
  };

  const accept = (): Promise<void> =>
    during('accept', async () => {
      const { cart_id, event_id } = await call(waitingAccept, { waiting_id, currency, lan_tp: lanTp });
      onDone?.();
      if (event_id) return go('eventReserv', { event_id });
      countOwnChange({ added: cart_id ?? undefined });
      void invalidate(mycartList);
      if (cart_id) go('reservInfo', { cart_id });
    });

  const leave = async (): Promise<void> => {
    const what = kind === 'opening' ? 'forget' : state === 'offered' ? 'decline' : 'leave';
    const agreed = await confirm({
      title: t(`queue_${what}_confirm`),
      text: t(`queue_${what}_text`),
      ok: t(`queue_${what}`),
      tone: 'danger',
    });
    if (!agreed) return;
    await during('leave', async () => {
      await call(waitingLeave, { waiting_id });
      toast.show({ text: t(`queue_${what}_done`), kind: 'success' });
      onDone?.();
    });
  };
  return { accept, leave, busy };
}
