import { DomainError } from '@narae/service-kit';
import type { StoredMember } from '../shared/member.model.ts';
import type { StoredSession } from './session.model.ts';
import { judgeOldToken, rememberedTokens, sessionEnd } from './session.rules.ts';
import { hashToken } from '../keys/tokens.ts';
import type { Account } from '../context.ts';
import { endSession } from './end-session.ts';
import { accessFor, packRefresh, type SessionTokens } from './open-session.ts';

const unpack = (cookie: string | undefined): { sid: string; token: string } | null => {
  const [sid, token, ...more] = (cookie ?? '').split('.');
  return sid && token && more.length === 0 ? { sid, token } : null;
};

/** The session a refresh cookie names, whether or not its token is still good. */
export const sidOf = (cookie: string | undefined): string | null => unpack(cookie)?.sid ?? null;

/** Exchanges the current token; null when the presented one is not the current one. */
const rotate = async (
  { sessions, lifetime, clock }: Account,
  sid: string,
  presented: string,
  next: string,
): Promise<StoredSession | null> => {
  const now = clock();
  const current = { sid, refresh_hash: presented, revoked_at: null, expires_at: { $gt: now } };
  const session = await sessions.findOne(current, { opened_at: 1 }).lean<Pick<StoredSession, 'opened_at'>>();
  if (!session) return null;
  return sessions
    .findOneAndUpdate(
      current,
      {
        $set: {
          refresh_hash: next,
          previous_hash: presented,
          rotated_at: now,
          expires_at: sessionEnd(session.opened_at, now, lifetime),
        },
        $push: { used_hashes: { $each: [presented], $slice: -rememberedTokens } },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    )
    .lean<StoredSession>();
};

const answerOld = async (account: Account, sid: string, presented: string): Promise<StoredSession> => {
  const session = await account.sessions.findOne({ sid }).lean<StoredSession>();
  const verdict = judgeOldToken(session, presented, account.clock());
  if (verdict === 'repeat' && session) return session;
  // A copy of the token is in other hands: nobody keeps this session, neither the thief nor the member.
  if (verdict === 'reused') await endSession(account, sid, 'reuse');
  throw new DomainError('login_required');
};

/**
 * Renews a session: the refresh token is exchanged for the next one and a new access token. Two tabs that ask at the
 * same time get the same answer; a token used again later ends the session.
 * @throws DomainError login_required
 */
export const refreshSession = async (
  account: Account,
  cookie: string | undefined,
): Promise<{ member: StoredMember; tokens: SessionTokens }> => {
  const given = unpack(cookie);
  if (!given) throw new DomainError('login_required');
  const { sid, token } = given;
  const presented = hashToken(token);
  const next = account.tokens.nextRefresh(sid, token);
  const session =
    (await rotate(account, sid, presented, hashToken(next))) ?? (await answerOld(account, sid, presented));
  const member = await account.members.findOne({ mem_id: session.mem_id, use_yn: 'Y' }).lean<StoredMember>();
  if (!member) {
    await endSession(account, sid, 'member_gone');
    throw new DomainError('login_required');
  }
  return {
    member,
    tokens: {
      access: await accessFor(account, member, sid),
      refresh: packRefresh(sid, next),
      expiresAt: session.expires_at,
    },
  };
};
