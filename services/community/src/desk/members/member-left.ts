import { ACCESS_TTL_S } from '@narae/service-kit';
import type { CommunityContext } from '../../context.ts';
import { findToCheck, noteChecked, noteLeft } from '../../kernel/author.queries.ts';
import { eraseMember } from './erase-member.ts';

/** Members looked at in one turn. */
const inOneTurn = 100;
/** The last access token has run out by then, and what it was still used for is stored. */
const quietMs = (ACCESS_TTL_S + 300) * 1000;

/**
 * Erases a member who withdrew, and notes to look again: a request that was on its way may have stored something after that
 * (ACCOUNT-11).
 */
export const memberLeft = async (context: CommunityContext, mem_id: string): Promise<void> => {
  const left_at = context.now();
  const check_at = new Date(left_at.getTime() + quietMs);
  await noteLeft(context.authors, mem_id, { left_at, check_at });
  await eraseMember(context, mem_id);
};

/** Erases what came in while somebody left; that they have left is known on, so that nothing told late comes back. @returns of how many nothing is kept any more */
export const eraseAgain = async (context: CommunityContext): Promise<number> => {
  const due = await findToCheck(context.authors, context.now(), inOneTurn);
  for (const { mem_id } of due) {
    await eraseMember(context, mem_id);
    await noteChecked(context.authors, mem_id);
  }
  return due.length;
};
