import type { JoinOffer } from '@narae/contracts';
import { maskEmail } from '@narae/rules';
import { DomainError, type AuthUser } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { findMember } from '../../kernel/member.queries.ts';
import { hasProved } from '../../sessions/require-proof.ts';
import { askJoinPart } from './ask-join-part.ts';
import { findTicket } from '../../sign-in/linking/join-ticket.queries.ts';
import { joinRejection } from './joining.rules.ts';

/**
 * Which account this session can join to its own, what would move and what stands in the way, without changing anything
 * (ACCOUNT-36). @throws DomainError login_required, rate_limited, service_unavailable
 */
export const showOffer = async (context: AccountContext, user: AuthUser): Promise<JoinOffer | null> => {
  const ticket = await findTicket(context.joinTickets, user, context.now());
  if (!ticket) return null;
  await context.limiter.count('joining', user.mem_id);
  const member = await findMember(context.members, user.mem_id);
  if (!member) throw new DomainError('login_required');
  const other = await findMember(context.members, ticket.other);
  if (!other) return null;
  const { paying, ...moves } = await askJoinPart(context, other.mem_id);
  const isPaying = paying || (await askJoinPart(context, member.mem_id)).paying;
  return {
    provider: ticket.provider,
    label: ticket.label,
    mem_nm: other.mem_nm,
    mem_email: other.mem_email && maskEmail(other.mem_email),
    reg_date: other.reg_date.toISOString(),
    moves,
    refused: joinRejection([member, other]) ?? (isPaying ? 'join_paying' : null),
    expires_at: ticket.expires_at.toISOString(),
    prove: !(await hasProved(context, user)),
    password: member.mem_pwd !== '',
  };
};
