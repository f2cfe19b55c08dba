import { memberJoinedV1 } from '@narae/events';
import { DomainError, raise, type AuthUser } from '@narae/service-kit';
import { type JoinOffer, JoinPart } from '@narae/contracts';
import { maskEmail } from '@narae/rules';
import {
  askDomain,
  changeMember,
  emptied,
  findClosed,
  findMember,
  memberChange,
  replaceMember,
  type StoredMember,
} from '../../kernel/index.ts';
import { type Caller, hasProved, requireProof } from '../../sessions/index.ts';
import { findTicket, finishRemovals } from '../../sign-in/index.ts';
import type { LeavingContext } from '../context.ts';
import { mergeRejection } from './merge.rules.ts';
import { moveAccount } from './move-account.ts';

const attempts = 10;

/** Longer than a merge takes. */
const underWayMs = 60_000;

interface Pair {
  readonly from: string;
  readonly into: string;
  readonly sid: string;
}

/** Two accounts that merge into each other in step would never end: the younger one gives way. */
const isUnderWay = ({ joining_at }: StoredMember, now: Date): boolean =>
  joining_at !== undefined && now.getTime() - joining_at.getTime() < underWayMs;

const refuse = (members: readonly StoredMember[]): void => {
  const reason = mergeRejection(members);
  if (reason) throw new DomainError(reason);
};

/**
 * Closes one account, with the event by which every domain hands over its data. The other account gets a new version
 * between reading and closing: of merges into each other, or in a circle, at least one has an outdated reading, so one
 * account always stays. @returns false where the account is closed already
 */
const close = async (context: LeavingContext, { from, into, sid }: Pair): Promise<boolean> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const other = await findMember(context.members, from);
    if (!other) return false;
    if (into > from && isUnderWay(other, context.now())) throw new DomainError('version_conflict');
    const kept = await changeMember(context, into, (member, at) => {
      refuse([member, other]);
      return { set: { joining_at: at.now } };
    });
    if (!kept) throw new DomainError('login_required');
    const now = context.now();
    const { mem_email, email_confirmed_at = null, mem_pwd, mem_tel, passkeys = [], lan_tp = 'ENG' } = other;
    const carried = { mem_email, email_confirmed_at, mem_pwd, mem_tel, passkeys, lan_tp };
    const merged = raise(memberJoinedV1, {
      aggregateId: from,
      version: other.version + 1,
      data: { from, into, at: now.toISOString() },
    });
    const memberChanged = memberChange('accounts_joined', { mem_id: into, version: kept.after.version, sid });
    const record = { ...emptied(other, now), joined_into: into, carried };
    if (await replaceMember(context.members, other, record, [merged, memberChanged])) return true;
  }
  throw new DomainError('version_conflict');
};

/**
 * A repeat has the same answer (ACCOUNT-36). @returns the member who stays @throws DomainError join_offer_over,
 * join_administrator, join_closed, join_paying, service_unavailable, version_conflict; those of `requireProof`
 */
export const mergeAccounts = async (
  context: LeavingContext,
  user: AuthUser,
  { caller, mem_password }: { caller: Caller; mem_password: string | undefined },
): Promise<StoredMember> => {
  const { mem_id: into, sid } = user;
  const member = await requireProof(context, user, caller, mem_password);
  const ticket = await findTicket(context.mergeTickets, user, context.now());
  if (!ticket) throw new DomainError('join_offer_over');
  const { other: from } = ticket;
  await context.limiter.count('joining', into);
  const other = await findMember(context.members, from);
  if (other) {
    refuse([member, other]);
    for (const mem_id of [from, into])
      if ((await askMergePart(context, mem_id)).paying) throw new DomainError('join_paying');
    // Otherwise providers that are being removed would come along.
    for (const mem_id of [from, into]) await finishRemovals(context, mem_id);
  }
  if (!(await close(context, { from, into, sid }))) {
    const closed = await findClosed(context.members, from);
    if (closed?.joined_into !== into) throw new DomainError('join_offer_over');
  }
  context.relay.nudge();
  await moveAccount(context, { from, into });
  const stays = await findMember(context.members, into);
  if (!stays) throw new DomainError('login_required');
  return stays;
};

/** Changes nothing (ACCOUNT-36). @throws DomainError login_required, rate_limited, service_unavailable */
export const showOffer = async (context: LeavingContext, user: AuthUser): Promise<JoinOffer | null> => {
  const ticket = await findTicket(context.mergeTickets, user, context.now());
  if (!ticket) return null;
  await context.limiter.count('joining', user.mem_id);
  const member = await findMember(context.members, user.mem_id);
  if (!member) throw new DomainError('login_required');
  const other = await findMember(context.members, ticket.other);
  if (!other) return null;
  const { paying, ...moves } = await askMergePart(context, other.mem_id);
  const isPaying = paying || (await askMergePart(context, member.mem_id)).paying;
  return {
    provider: ticket.provider,
    label: ticket.label,
    mem_nm: other.mem_nm,
    mem_email: other.mem_email && maskEmail(other.mem_email),
    reg_date: other.reg_date.toISOString(),
    moves,
    refused: mergeRejection([member, other]) ?? (isPaying ? 'join_paying' : null),
    expires_at: ticket.expires_at.toISOString(),
    prove: !(await hasProved(context, user)),
    password: member.mem_pwd !== '',
  };
};

/** What booking has, and whether a payment is under way (ACCOUNT-36). @throws DomainError service_unavailable */
const askMergePart = async (context: LeavingContext, mem_id: string): Promise<JoinPart> => {
  try {
    return JoinPart.parse(await (await askDomain(context, mem_id, 'memberJoinPart', {})).json());
  } catch (error) {
    context.log.warn({ err: error }, 'nobody can join two accounts now');
    throw new DomainError('service_unavailable');
  }
};
