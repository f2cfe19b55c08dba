import { whenDue, type Timer } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { runDueExports } from './make-export.ts';

/** Another process may have died over an export, or left one to whoever is free. */
const recoveryMs = 60_000;

/** Makes exports, mails their links, and deletes what has had its time (ACCOUNT-40). */
export const startExportJob = (context: AccountContext): Timer =>
  whenDue(() => runDueExports(context), {
    log: context.log,
    name: 'account-exports',
    now: context.now,
    recoveryMs,
    nudged: context.exportsDue,
  });
