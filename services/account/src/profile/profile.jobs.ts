import { createNudge, whenDue, type Timer } from '@narae/service-kit';
import type { ProfileContext } from './context.ts';
import { replaceNames } from './seen-names.ts';

/** Nobody new is seen by their name; only a process of an older release could add one. */
const everyMs = 24 * 60 * 60_000;

/** Looks for members who are seen by their full name (ACCOUNT-41). */
export const startNamesJob = (context: ProfileContext): Timer =>
  whenDue(() => replaceNames(context), {
    log: context.log,
    name: 'account-names',
    now: context.now,
    recoveryMs: everyMs,
    nudged: createNudge(),
  });
