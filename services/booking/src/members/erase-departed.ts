import { ACCESS_TTL_S } from '@narae/service-kit';
import type { MembersContext } from './context.ts';
import type { DepartedMember } from './departed.model.ts';
import { eraseMember } from './erase-member.ts';
import { checkDepartedAt, findDeparted, forgetDeparted, noteDeparted } from './members.queries.ts';

/** Members looked at in one turn. */
const inOneTurn = 100;
const dayMs = 86_400_000;

/** The last access token has run out by then, and what it was still used for is stored. */
const quietMs = (ACCESS_TTL_S + 300) * 1000;

/**
 * Erases a member who withdrew, and notes to look again: a request that was on its way may have stored something after that,
 * and a trip that was paid in the same moment keeps what it needs until it is over (ACCOUNT-11).
 */
export const memberLeft = async (context: MembersContext, mem_id: string): Promise<void> => {
  const left_at = context.now();
  const check_at = new Date(left_at.getTime() + quietMs);
  await noteDeparted(context.departed, { mem_id, left_at, check_at });
  await eraseMember(context, mem_id);
};

/** Erases once more what has come since, or was kept for a trip. @returns whether nothing is left */
const eraseAgain = async (context: MembersContext, { mem_id, left_at }: DepartedMember): Promise<boolean> => {
  const kept = await eraseMember(context, mem_id);
  const now = context.now().getTime();
  if (kept === 0 && now >= left_at.getTime() + quietMs) {
    await forgetDeparted(context.departed, mem_id);
    return true;
  }
  await checkDepartedAt(context.departed, mem_id, new Date(now + dayMs));
  return false;
};

/** Looks again at members who have left (DOC-9). @returns of how many nothing is kept any more */
export const eraseDeparted = async (context: MembersContext): Promise<number> => {
  let done = 0;
  for (const member of await findDeparted(context.departed, context.now(), inOneTurn))
    if (await eraseAgain(context, member)) done += 1;
  return done;
};
