import type { PartyCounts } from '@narae/contracts';
import { waitingJoin, waitingMine } from '@narae/contracts/rows';
import { ApiError, toast, useCallOnce, useLocale, useSession, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import { namespace } from '../../texts.ts';
import type { WaitingSlotProps } from '@narae/contracts/slots';

interface Fields {
  readonly counts: PartyCounts;
  readonly event_cnt: number;
  readonly email: string;
}

/** Joining a queue (SEAT-7); who is in it already, because they joined elsewhere meanwhile, simply sees their place. */
export function useJoin({ kind, target_id, product }: WaitingSlotProps) {
  const t = useT(namespace);
  const errors = useT('errors');
  const { lanTp } = useLocale();
  const { user } = useSession();
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly field: string | undefined; readonly text: string }>();
  const [fields, setFields] = useState<Fields>({
    counts: { adult_cnt: Math.max(1, product?.package_cnt ?? 1), teen_cnt: 0, children_cnt: 0, child_cnt: 0 },
    event_cnt: 1,
    email: user?.mem_email ?? '',
  });

  const join = async (): Promise<void> => {
    setProblem(undefined);
    setBusy(true);
    const { counts, event_cnt, email } = fields;
    try {
      await callOnce(waitingJoin, {
        kind,
        target_id,
        email,
        lan_tp: lanTp,
        ...(kind === 'seats' && { counts }),
        ...(kind === 'places' && { event_cnt }),
      });
      await invalidate(waitingMine);
      toast.show({
        text: t(kind === 'opening' ? 'queue_opening_joined' : 'queue_joined'),
        kind: 'success',
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem({ field: error.field, text: error.message || errors(error.textKey) });
      if (error.error === 'waiting_already') void invalidate(waitingMine);
    } finally {
      setBusy(false);
    }
  };
  const change = (part: Partial<Fields>): void => {
    setProblem(undefined);
    setFields((known) => ({ ...known, ...part }));
  };
  return { fields, change, join, busy, problem };
}
