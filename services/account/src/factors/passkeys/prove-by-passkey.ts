import { roleOf, type ShownPasskey } from '@narae/contracts';
import { DomainError, type AuthUser } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { noteShown } from '../../sessions/note-shown.ts';
import { noteProof } from '../../sessions/session.queries.ts';
import { checkPasskey } from './check-passkey.ts';

/**
 * Shows in a session by a passkey who one is (ACCOUNT-24), and an administrator's second factor with it (ACCOUNT-30).
 * @throws DomainError passkey_invalid (also another member's), passkey_expired, login_required, version_conflict
 */
export const proveByPasskey = async (
  context: AccountContext,
  user: Pick<AuthUser, 'mem_id' | 'sid'>,
  shown: ShownPasskey,
): Promise<void> => {
  const member = await checkPasskey(context, shown, { purpose: 'prove', holder: user.sid });
  if (member.mem_id !== user.mem_id) throw new DomainError('passkey_invalid');
  await noteProof(context.sessions, user.sid, context.now());
  if (roleOf(member) !== null) await noteShown(context, user);
};
