import { DomainError } from '@narae/service-kit';
import type { FastifyRequest } from 'fastify';
import type { SessionsContext } from './context.ts';
import { findMember, hashToken, type StoredMember } from '../kernel/index.ts';
import { endSession } from './end-sessions.ts';
import { accessFor, packRefresh } from './open-session.ts';
import type { SessionTokens } from './devices/cookies.ts';
import type { StoredSession } from './session.model.ts';
import { findSession, rotateToken } from './session.queries.ts';
import { isTokenOf, judgeOldToken, sessionEnd } from './session.rules.ts';

const unpack = (cookie: string | undefined): { sid: string; token: string } | null => {
  const [sid, token, ...more] = (cookie ?? '').split('.');
  return sid && token && more.length === 0 ? { sid, token } : null;
};

/**
 * Finds the session by an access token of ours, also an expired one, else by a refresh token handed out for the
 * session, current or not. Null for a cookie that only names a session.
 */
export const sidOfBrowser = async (
  { sessions, cookies }: Pick<SessionsContext, 'sessions' | 'cookies'>,
  request: FastifyRequest,
): Promise<string | null> => {
  const { user, expiredSid } = request.identity;
  const named = user?.sid ?? expiredSid;
  if (named !== undefined) return named;
  const given = unpack(cookies.refreshOf(request));
  const session = given && (await findSession(sessions, given.sid));
  return session && isTokenOf(session, hashToken(given.token)) ? session.sid : null;
};

const answerOldToken = async (
  context: SessionsContext,
  sid: string,
  presented: string,
): Promise<StoredSession> => {
  const session = await findSession(context.sessions, sid);
  const verdict = judgeOldToken(session, presented, context.now());
  if (verdict === 'repeat' && session) return session;
  // Somebody else has a copy of the token: the session ends for both.
  if (verdict === 'reused') {
    await endSession(context, sid, 'reuse');
    context.securityLog.note('token-reused', { about: session?.mem_id, call: 'refresh' });
  }
  throw new DomainError('login_required');
};

/** Two tabs get the same answer; later reuse ends the session (ACCOUNT-8). @throws DomainError login_required */
export const refreshSession = async (
  context: SessionsContext,
  cookie: string | undefined,
): Promise<{ member: StoredMember; session: StoredSession; tokens: SessionTokens }> => {
  const given = unpack(cookie);
  if (!given) throw new DomainError('login_required');
  const { sid, token } = given;
  const presented = hashToken(token);
  const next = context.tokens.nextRefresh(sid, token);
  const now = context.now();
  const session =
    (await rotateToken(context.sessions, { sid, presented, next: hashToken(next) }, now, (openedAt) =>
      sessionEnd(openedAt, now, context.config.lifetime),
    )) ?? (await answerOldToken(context, sid, presented));
  const member = await findMember(context.members, session.mem_id);
  if (!member || member.state === 'locked') {
    await endSession(context, sid, member ? 'locked' : 'member_gone');
    throw new DomainError('login_required');
  }
  return {
    member,
    session,
    tokens: {
      access: await accessFor(context, member, session),
      refresh: packRefresh(sid, next),
      expiresAt: session.expires_at,
    },
  };
};
