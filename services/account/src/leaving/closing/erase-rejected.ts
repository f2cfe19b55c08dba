import type { AccountContext } from '../../context.ts';
import { eraseRejectedAt } from '../../kernel/rejected.rules.ts';
import { closeAccount, type Closing } from './close-account.ts';
import { dateRejected, findDueRejected, nextRejectedAt, postponeErasure } from './rejected.queries.ts';

/** Keeps somebody who was rejected and has come back for another while, in which an owner may approve them after all (ACCOUNT-35). */
export const keepRejected = (
  { members, now }: Pick<AccountContext, 'members' | 'now'>,
  mem_id: string,
): Promise<void> => postponeErasure(members, mem_id, eraseRejectedAt(now()));

/**
 * Erases members who were rejected and did not come back, as if they had left (ACCOUNT-35). They are not mailed again: what told them of
 * the rejection told them of this. @returns when the next one is due; null where nobody is
 */
export const eraseRejected = async (context: Closing & Pick<AccountContext, 'log'>): Promise<Date | null> => {
  const { members, log, now } = context;
  await dateRejected(members, eraseRejectedAt(now()));
  for (let due = await findDueRejected(members, now()); due; due = await findDueRejected(members, now()))
    if (await closeAccount(context, due))
      log.info({ mem_id: due.mem_id }, 'a member who was rejected and did not come back is erased');
  return nextRejectedAt(members);
};
