import type { Access, CallRow } from '@narae/contracts/call-row';
import type { ErrorKey } from '@narae/contracts/error-keys';
import type { SecurityEventKind } from '@narae/contracts/security-event-kinds';
import type { FastifyRequest } from 'fastify';
import { callTable, type CallName } from '@narae/contracts/call-table';
import type { AuthUser } from '../../auth/session-cookies.ts';

const failedProofs: ReadonlySet<ErrorKey> = new Set<ErrorKey>([
  'common_login_email_password_fail',
  'password_wrong',
  'second_factor_code_wrong',
  'passkey_invalid',
  'member_locked',
  'member_rejected',
  'member_waiting',
]);

const rejectedEverywhere: ReadonlySet<ErrorKey> = new Set<ErrorKey>(['origin_refused', 'not_own']);

/** Asked for in the course of work, and answered by a renewal or a question. */
const everyday: ReadonlySet<ErrorKey> = new Set<ErrorKey>(['token_expired', 'confirm_needed']);

const proofKind = (user: Pick<AuthUser, 'secondFactorNeeded'> | null): SecurityEventKind => {
  if (!user) return 'sign-in-failed';
  return user.secondFactorNeeded ? 'second-factor-failed' : 'confirmation-failed';
};

/** What the security log calls a rejected call; null where it is none of its business (ACCOUNT-42). */
export const rejectionKind = (
  { key, status }: { readonly key: ErrorKey; readonly status: number },
  access: Access | undefined,
  user: Pick<AuthUser, 'secondFactorNeeded'> | null,
): SecurityEventKind | null => {
  if (status === 429) return 'limit-reached';
  if (failedProofs.has(key)) return proofKind(user);
  if (rejectedEverywhere.has(key)) return 'call-rejected';
  const barred = access === 'admin' && (status === 401 || status === 403) && !everyday.has(key);
  return barred ? 'call-rejected' : null;
};

const rowOf = (call: string | undefined): CallRow | undefined =>
  call !== undefined && Object.hasOwn(callTable, call) ? callTable[call as CallName] : undefined;

export const noteRejection = (request: FastifyRequest): void => {
  const { server, rejected, identity } = request;
  if (rejected === null && !identity?.forged) return;
  if (!server.hasDecorator('kit')) return;
  const { routeOptions, ip, id: traceId } = request;
  const { name, securityLog } = server.kit;
  const row = rowOf(routeOptions.config?.call);
  const user = identity?.user ?? null;
  const call = row?.name ?? routeOptions.url ?? '';
  const facts = { call, ip, traceId, actor: user?.mem_id ?? '' };
  // The service behind the edge notes what the edge hands on.
  if (identity?.forged && row?.owner === name) return securityLog.note('token-forged', facts);
  const kind = rejected && rejectionKind(rejected, row?.access, user);
  if (kind) securityLog.note(kind, { ...facts, reason: rejected.key, about: rejected.about });
};
