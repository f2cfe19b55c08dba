import { createNudge, whenDue, type Timer } from '@narae/service-kit';
import type { LeavingContext } from './context.ts';
import { eraseRejected } from './closing/close-account.ts';
import { runDueExports } from './export/make-export.ts';

/** Newly rejected members are due in weeks. */
const everyMs = 60 * 60_000;

/** Erases rejected members when their time is over (ACCOUNT-35). */
export const startRejectedJob = (context: LeavingContext): Timer =>
  whenDue(() => eraseRejected(context), {
    log: context.log,
    name: 'account-rejected',
    now: context.now,
    recoveryMs: everyMs,
    nudged: createNudge(),
  });

/** Another process may have died over an export, or left one. */
const recoveryMs = 60_000;

/** Makes, mails and deletes exports (ACCOUNT-40). */
export const startExportJob = (context: LeavingContext): Timer =>
  whenDue(() => runDueExports(context), {
    log: context.log,
    name: 'account-exports',
    now: context.now,
    recoveryMs,
    nudged: context.exportsDue,
  });
