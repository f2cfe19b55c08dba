import { createNudge, whenDue, type Timer } from '@narae/service-kit';
import type { ProfileContext } from './context.ts';
import { replaceNames } from './seen-names.ts';

/** Only a process of an older release could add one. */
const everyMs = 24 * 60 * 60_000;

/** Members seen by their full name (ACCOUNT-41). */
export const startNamesJob = (context: ProfileContext): Timer =>
  whenDue(() => replaceNames(context), {
    log: context.log,
    name: 'account-names',
    now: context.now,
    recoveryMs: everyMs,
    nudged: createNudge(),
  });
