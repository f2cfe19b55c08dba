import { randomUUID } from 'node:crypto';
import { roleOf } from '@narae/contracts';
import type { SignInMethod } from '@narae/contracts/activity-kinds';
import { shortAddress } from '@narae/service-kit';
import type { FastifyRequest } from 'fastify';
import Bowser from 'bowser';
import { hashToken, memberChange, type StoredMember } from '../kernel/index.ts';
import type { SessionsContext } from './context.ts';
import { isFresh, shownAtSecond } from './second-factor-times.ts';
import type { SessionTokens } from './devices/cookies.ts';
import type { StoredSession } from './session.model.ts';
import { insertSession } from './session.queries.ts';
import { sessionEnd } from './session.rules.ts';

/** As the cookie carries it. */
export const packRefresh = (sid: string, token: string): string => `${sid}.${token}`;

export const accessFor = (
  { tokens, now: clock }: Pick<SessionsContext, 'tokens' | 'now'>,
  member: Pick<
    StoredMember,
    'mem_id' | 'admin_yn' | 'admin_role' | 'email_confirmed_at' | 'mem_nick' | 'mem_profile_path' | 'reg_date'
  >,
  { sid, device_id, second_factor_at }: Pick<StoredSession, 'sid' | 'device_id' | 'second_factor_at'>,
): Promise<string> => {
  const now = clock();
  const role = roleOf(member);
  const shownAt = shownAtSecond(second_factor_at);
  return tokens.access(
    {
      sub: member.mem_id,
      sid,
      adm: role === 'owner' ? 1 : 0,
      ...(role && { role, sf: isFresh(second_factor_at, now) ? 1 : 0 }),
      ...(role && shownAt !== undefined && { sf_at: shownAt }),
      email_confirmed: Boolean(member.email_confirmed_at),
      ...(device_id && { dv: device_id }),
      nick: member.mem_nick,
      ...(member.mem_profile_path && { pic: member.mem_profile_path }),
      since: Math.floor(member.reg_date.getTime() / 1000),
    },
    now,
  );
};

interface SignIn {
  readonly device_id: string;
  readonly method: SignInMethod;
  readonly request: Pick<FastifyRequest, 'ip' | 'headers'>;
}

/** Called by `enter` alone, which decides who may sign in and which sessions end. */
export const openSession = async (
  context: SessionsContext,
  member: StoredMember,
  { device_id, method, request }: SignIn,
): Promise<SessionTokens> => {
  const now = context.now();
  // A passkey is device and recognition: both factors at once (ACCOUNT-31).
  const second_factor_at = method === 'passkey' ? now : null;
  const sid = randomUUID();
  const refresh = context.tokens.firstRefresh();
  const expiresAt = sessionEnd(now, now, context.config.lifetime);
  const outbox = [memberChange('signed_in', { mem_id: member.mem_id, version: 1, sid })];
  const _id = await insertSession(context.sessions, {
    sid,
    device_id,
    mem_id: member.mem_id,
    method,
    user_agent_label: labelOf(request.headers['user-agent']),
    network: shortAddress(request.ip),
    used_at: now,
    proved_at: now,
    second_factor_at,
    refresh_hash: hashToken(refresh),
    opened_at: now,
    expires_at: expiresAt,
    version: 1,
    outbox,
  });
  context.relay.nudge({ model: context.sessions, document: { _id, outbox } });
  const access = await accessFor(context, member, { sid, device_id, second_factor_at });
  return { access, refresh: packRefresh(sid, refresh), expiresAt };
};

/** No real browser sends longer ones. */
const longestUserAgent = 512;
const longestLabel = 60;

/** Such as `Chrome · Android`; empty where the header says neither (ACCOUNT-22). */
export const labelOf = (userAgent: string | undefined): string => {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestUserAgent));
  return [browser.name, os.name].filter(Boolean).join(' · ').slice(0, longestLabel);
};
