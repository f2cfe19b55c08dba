import type { AdminPerson, AdminReservation, RejectionReason } from '@narae/contracts';
import { adminEventAccept, adminEventReject } from '@narae/contracts/rows';
import { call, useT } from '@narae/shell-sdk';
import { useChange } from '@narae/shell-sdk/admin';
import { useRefreshEvents } from './use-refresh-events.ts';

export interface Decide {
  readonly busy: boolean;
  /** Both answer whether it was taken; a rejection has been told, and what is shown is read anew. */
  readonly accept: () => Promise<boolean>;
  readonly reject: (reason: RejectionReason, note: string) => Promise<boolean>;
}

/** The two decisions on what is shown of one person; one on what has changed meanwhile is not taken. */
export function useDecide(
  { event_rv_id }: AdminReservation,
  { event_rv_mem_id, seen }: AdminPerson,
  onDone: () => void,
): Decide {
  const t = useT('bookingAdmin');
  const { busy, change } = useChange(useRefreshEvents());
  const shown = { event_rv_id, event_rv_mem_id, seen };
  const decide = async (work: () => Promise<unknown>, said: string): Promise<boolean> => {
    const taken = await change(work, said);
    if (taken) onDone();
    return taken;
  };
  return {
    busy,
    accept: () => decide(() => call(adminEventAccept, shown), t('papers_accepted_done')),
    reject: (reason, note) =>
      decide(() => call(adminEventReject, { ...shown, reason, note }), t('papers_rejected_done')),
  };
}
