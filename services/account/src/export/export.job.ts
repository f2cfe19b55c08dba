import { every } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { runDueExport } from './make-export.ts';

const everyMs = 2_000;

/** Makes exports, mails their links, and deletes what has had its time (ACCOUNT-40). */
export const startExportJob = (context: AccountContext): { stop: () => Promise<void> } =>
  every(
    everyMs,
    async () => {
      while (await runDueExport(context));
    },
    { log: context.log, name: 'account-exports' },
  );
