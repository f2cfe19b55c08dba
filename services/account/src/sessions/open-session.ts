import { randomUUID } from 'node:crypto';
import { roleOf } from '@narae/contracts';
import type { AccountContext } from '../context.ts';
import { hashToken } from '../keys/tokens.ts';
import type { StoredMember } from '../shared/member.model.ts';
import type { SessionTokens } from './session-cookies.ts';
import type { StoredSession } from './session.model.ts';
import { insertSession } from './session.queries.ts';
import { sessionEnd } from './session.rules.ts';

/** A refresh token as the cookie carries it: which session, which token. */
export const packRefresh = (sid: string, token: string): string => `${sid}.${token}`;

/** The access token of a member's session. */
export const accessFor = (
  { tokens, now }: Pick<AccountContext, 'tokens' | 'now'>,
  member: Pick<StoredMember, 'mem_id' | 'admin_yn' | 'admin_role' | 'email_confirmed_at'>,
  { sid, device_id }: Pick<StoredSession, 'sid' | 'device_id'>,
): Promise<string> => {
  const role = roleOf(member);
  return tokens.access(
    {
      sub: member.mem_id,
      sid,
      adm: role === 'owner' ? 1 : 0,
      ...(role && { role }),
      email_confirmed: Boolean(member.email_confirmed_at),
      ...(device_id && { dv: device_id }),
    },
    now(),
  );
};

/** Signs a member in on this device. */
export const openSession = async (
  context: AccountContext,
  member: StoredMember,
  device_id: string,
): Promise<SessionTokens> => {
  const now = context.now();
  const sid = randomUUID();
  const refresh = context.tokens.firstRefresh();
  const expiresAt = sessionEnd(now, now, context.config.lifetime);
  await insertSession(context.sessions, {
    sid,
    device_id,
    mem_id: member.mem_id,
    refresh_hash: hashToken(refresh),
    opened_at: now,
    expires_at: expiresAt,
    version: 1,
  });
  const access = await accessFor(context, member, { sid, device_id });
  return { access, refresh: packRefresh(sid, refresh), expiresAt };
};
