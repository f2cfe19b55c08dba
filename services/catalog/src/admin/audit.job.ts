import { every, type Logger } from '@narae/service-kit';
import type { Catalog } from '../context.ts';
import { moveAuditEntries } from './move-audit-entries.ts';

/** Whoever reads the log moves the entries first; this only keeps documents from carrying them for long. */
const everyMs = 5_000;

/** Moves the entries of edited documents to the audit log, again and again. */
export const startAuditJob = (catalog: Catalog, log: Logger): { stop: () => Promise<void> } =>
  every(everyMs, () => moveAuditEntries(catalog), { log, name: 'move-audit-entries' });
