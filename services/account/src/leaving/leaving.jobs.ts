import { createNudge, whenDue, type Timer } from '@narae/service-kit';
import type { LeavingContext } from './context.ts';
import { eraseRejected } from './closing/close-account.ts';
import { runDueExports } from './export/make-export.ts';

/** Who is rejected or comes back meanwhile is due in weeks. */
const everyMs = 60 * 60_000;

/** Erases members who were rejected and did not come back (ACCOUNT-35). */
export const startRejectedJob = (context: LeavingContext): Timer =>
  whenDue(() => eraseRejected(context), {
    log: context.log,
    name: 'account-rejected',
    now: context.now,
    recoveryMs: everyMs,
    nudged: createNudge(),
  });

/** Another process may have died over an export, or left one to whoever is free. */
const recoveryMs = 60_000;

/** Makes exports, mails their links, and deletes what has had its time (ACCOUNT-40). */
export const startExportJob = (context: LeavingContext): Timer =>
  whenDue(() => runDueExports(context), {
    log: context.log,
    name: 'account-exports',
    now: context.now,
    recoveryMs,
    nudged: context.exportsDue,
  });
