import type { LeavePreview } from '@narae/contracts';
import { DomainError, type AuthUser } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { findMember } from '../../kernel/member.queries.ts';
import { hasProved } from '../../sessions/require-proof.ts';
import { tripsAhead } from './keep-trip.ts';
import { isLastOwner } from '../../kernel/last-owner.ts';

/** What stands in the way of leaving, without changing anything (ACCOUNT-11). @throws DomainError login_required */
export const previewLeaving = async (context: AccountContext, user: AuthUser): Promise<LeavePreview> => {
  const member = await findMember(context.members, user.mem_id);
  if (!member) throw new DomainError('login_required');
  return {
    trips: await tripsAhead(context, user.mem_id),
    last_owner: await isLastOwner(context, member),
    prove: !(await hasProved(context, user)),
    password: member.mem_pwd !== '',
  };
};
