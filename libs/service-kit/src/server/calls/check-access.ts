import type { FastifyRequest } from 'fastify';
import { mayAct, type AdminRole, type NeededRole } from '@narae/contracts/admin-role';
import type { Access } from '@narae/contracts/call-row';
import type { CallContract } from '@narae/contracts';
import type { ErrorKey } from '@narae/contracts/error-keys';
import type { AuthUser } from '../../auth/session-cookies.ts';
import { DomainError } from '../../base/domain-error.ts';
import { isRecord } from './read-input.ts';

/**
 * @throws DomainError `visitorError`, token_expired; service_unavailable before account was ever reached
 */
export function requireMember(
  { identity }: FastifyRequest,
  visitorError: ErrorKey = 'login_required',
): AuthUser {
  if (identity.user) return identity.user;
  if (identity.unverified) throw new DomainError('service_unavailable');
  throw new DomainError(identity.expired ? 'token_expired' : visitorError);
}

/**
 * A page that still shows another member than the cookie's acts for nobody (ACCOUNT-44). Clients that name no member
 * are taken for the cookie's. @throws DomainError session_changed
 */
export function checkSender({ headers, identity }: FastifyRequest): void {
  const shown = headers['x-mem-id'];
  if (shown !== undefined && identity.user && identity.user.mem_id !== shown)
    throw new DomainError('session_changed');
}

/**
 * Who may use the call at all (CALL-6). @throws DomainError login_required or the call's `visitorError`,
 * token_expired, admin_only;
 * for administrators second_factor_needed (ACCOUNT-30), `role_needed_…`, confirm_needed (ACCOUNT-43)
 */
export function checkAccess(
  call: Pick<CallContract, 'access' | 'role' | 'confirm' | 'visitorError'>,
  request: FastifyRequest,
): void {
  if (call.access === 'public' || call.access === 'provider') return;
  const { role, secondFactorNeeded, confirmed } = requireMember(request, call.visitorError);
  if (call.access !== 'admin') return;
  if (secondFactorNeeded) throw new DomainError('second_factor_needed');
  checkRole(role, call.role ?? 'owner');
  if (call.confirm && !confirmed) throw new DomainError('confirm_needed');
}

function checkRole(role: AdminRole | null, needed: NeededRole): void {
  if (mayAct(role, needed)) return;
  throw new DomainError(role === null || needed === 'any' ? 'admin_only' : `role_needed_${needed}`);
}

/** A mem_id in the input or its records must be the session's (ACCOUNT-12). @throws DomainError not_own */
export function checkOwner(access: Access, request: FastifyRequest, input: unknown): void {
  if (access !== 'own' || !isRecord(input)) return;
  const listed = Object.values(input).filter(Array.isArray).flat().filter(isRecord);
  const foreign = [input, ...listed].some(
    ({ mem_id }) => mem_id !== undefined && mem_id !== request.identity.user?.mem_id,
  );
  if (foreign) throw new DomainError('not_own', { field: 'mem_id' });
}
