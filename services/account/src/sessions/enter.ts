import type { MemberState, SessionUser } from '@narae/contracts';
import type { SignInMethod } from '@narae/contracts/activity-kinds';
import { DomainError } from '@narae/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionsContext } from './context.ts';
import { sessionUserOf } from './session-user.view.ts';
import { eraseRejectedAt, postponeErasure, type StoredMember } from '../kernel/index.ts';
import { endSession, endSurplusSessions } from './end-sessions.ts';
import { openSession } from './open-session.ts';
import { sidOfBrowser } from './refresh-session.ts';

const shut: Readonly<Record<MemberState, 'member_waiting' | 'member_locked' | 'member_rejected' | null>> = {
  active: null,
  waiting: 'member_waiting',
  locked: 'member_locked',
  rejected: 'member_rejected',
};

/** @throws DomainError member_waiting, member_locked, member_rejected (ACCOUNT-23) */
export const checkMayEnter = async (
  context: Pick<SessionsContext, 'members' | 'now'>,
  { mem_id, state = 'active' }: Pick<StoredMember, 'mem_id' | 'state'>,
): Promise<void> => {
  const reason = shut[state];
  if (!reason) return;
  // Coming back postpones the erasure: an owner may still approve (ACCOUNT-35).
  if (state === 'rejected') await postponeErasure(context.members, mem_id, eraseRejectedAt(context.now()));
  throw new DomainError(reason);
};

/**
 * The one way to a session, after any proof; ends the browser's session before, of any member. @throws DomainError
 * member_waiting, member_locked, member_rejected
 */
export const enter = async (
  context: SessionsContext,
  member: StoredMember,
  how: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly method: SignInMethod },
): Promise<SessionUser> => {
  await checkMayEnter(context, member);
  const { request, reply, method } = how;
  const device_id = context.devices.remember(request, reply, member.mem_id);
  const before = await sidOfBrowser(context, request);
  const tokens = await openSession(context, member, { device_id, method, request });
  if (before !== null) await endSession(context, before, 'replaced');
  await endSurplusSessions(context, member.mem_id);
  context.cookies.set(reply, tokens);
  context.securityLog.note('signed-in', { actor: member.mem_id, reason: method });
  return sessionUserOf(member, method === 'passkey');
};
