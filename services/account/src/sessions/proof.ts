import { DomainError, type AuthUser, isConfirmed } from '@narae/service-kit';
import type { SessionsContext } from './context.ts';
import type { Caller } from './devices/known-devices.ts';
import { findUnrevoked, noteProof, noteSecondFactor } from './session.queries.ts';
import { findMember, type StoredMember } from '../kernel/index.ts';
import { checkPasswordOf } from './passwords/credentials.ts';
import { isFresh, shownAtSecond } from './second-factor-times.ts';

/** For a password, a passkey or a provider's sign-in. */
const proofMs = 10 * 60_000;

const isRecent = (proved_at: Date | null | undefined, now: Date): boolean =>
  Boolean(proved_at && now.getTime() - proved_at.getTime() <= proofMs);

/** Whether no new proof would be asked (ACCOUNT-24). */
export const hasProved = async (
  { sessions, now }: Pick<SessionsContext, 'sessions' | 'now'>,
  { sid }: Pick<AuthUser, 'sid'>,
): Promise<boolean> => isRecent((await findUnrevoked(sessions, sid))?.proved_at, now());

/**
 * Guards against a stranger at an open browser (ACCOUNT-24): a recent sign-in is enough, or the password.
 * @throws DomainError prove_again, password_wrong, password_locked, rate_limited, login_required
 */
export const requireProof = async (
  context: SessionsContext,
  { mem_id, sid }: Pick<AuthUser, 'mem_id' | 'sid'>,
  caller: Caller,
  mem_password?: string,
): Promise<StoredMember> => {
  const member = await findMember(context.members, mem_id);
  const session = await findUnrevoked(context.sessions, sid);
  if (!member || session?.mem_id !== mem_id) throw new DomainError('login_required');
  const now = context.now();
  if (mem_password !== undefined) {
    await checkPasswordOf(context, member, mem_password, caller);
    await noteProof(context.sessions, sid, now);
    return member;
  }
  if (!isRecent(session.proved_at, now)) throw new DomainError('prove_again');
  return member;
};

/** The next access token says so. @throws DomainError login_required */
export const noteShown = async (
  { sessions, now }: Pick<SessionsContext, 'sessions' | 'now'>,
  { sid }: Pick<AuthUser, 'sid'>,
): Promise<void> => {
  if (!(await noteSecondFactor(sessions, sid, now()))) throw new DomainError('login_required');
};

/**
 * Open back office and known password must not be enough to add or replace a second factor (ACCOUNT-43).
 * @throws DomainError second_factor_needed where this session has yet to show one (ACCOUNT-30), confirm_needed
 */
export const requireConfirmed = async (
  { sessions, now }: Pick<SessionsContext, 'sessions' | 'now'>,
  { sid }: Pick<AuthUser, 'sid'>,
): Promise<void> => {
  const shownAt = (await findUnrevoked(sessions, sid))?.second_factor_at;
  if (!isFresh(shownAt, now())) throw new DomainError('second_factor_needed');
  if (!isConfirmed(shownAtSecond(shownAt), now())) throw new DomainError('confirm_needed');
};
