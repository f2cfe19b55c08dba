import { randomUUID } from 'node:crypto';
import type { StoredMember } from '../shared/member.model.ts';
import { sessionEnd } from './session.rules.ts';
import { hashToken } from '../keys/tokens.ts';
import type { Account } from '../context.ts';

/** What the browser is handed; it goes into cookies and nowhere else. */
export interface SessionTokens {
  access: string;
  refresh: string;
  /** When the session ends unless it is used again. */
  expiresAt: Date;
}

/** A refresh token as the cookie carries it: which session, which token. */
export const packRefresh = (sid: string, token: string): string => `${sid}.${token}`;

/** The access token of a member's session. */
export const accessFor = (
  { tokens, clock }: Pick<Account, 'tokens' | 'clock'>,
  member: Pick<StoredMember, 'mem_id' | 'admin_yn'>,
  sid: string,
): Promise<string> =>
  tokens.access({ sub: member.mem_id, sid, adm: member.admin_yn === 'Y' ? 1 : 0 }, clock());

/** Signs a member in on this device. */
export const openSession = async (account: Account, member: StoredMember): Promise<SessionTokens> => {
  const { sessions, tokens, lifetime, clock } = account;
  const now = clock();
  const sid = randomUUID();
  const refresh = tokens.firstRefresh();
  const expiresAt = sessionEnd(now, now, lifetime);
  await sessions.create({
    sid,
    mem_id: member.mem_id,
    refresh_hash: hashToken(refresh),
    opened_at: now,
    expires_at: expiresAt,
    version: 1,
  });
  return { access: await accessFor(account, member, sid), refresh: packRefresh(sid, refresh), expiresAt };
};
