import { createNudge, whenDue, type Timer } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { eraseRejected } from './erase-rejected.ts';

/** Who is rejected or comes back meanwhile is due in weeks. */
const everyMs = 60 * 60_000;

/** Erases members who were rejected and did not come back (ACCOUNT-35). */
export const startRejectedJob = (context: AccountContext): Timer =>
  whenDue(() => eraseRejected(context), {
    log: context.log,
    name: 'account-rejected',
    now: context.now,
    recoveryMs: everyMs,
    nudged: createNudge(),
  });
