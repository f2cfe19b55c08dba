import { DomainError, type AuthUser } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import type { Caller } from '../../sessions/devices/caller.ts';
import { changeMember } from '../../kernel/change-member.ts';
import { requireProof } from '../../sessions/require-proof.ts';
import { newSecret, uriOf } from './authenticator-app.ts';
import { hasSecondFactor } from './has-second-factor.rules.ts';
import { requireConfirmed } from '../../sessions/require-confirmed.ts';
import { requireAdministrator } from './require-administrator.ts';
import { sealSecret, secondFactorKey } from './seal-secret.ts';
import { showSecondFactor } from './show-second-factor.ts';
import { noSecondFactor } from '../../kernel/stored-second-factor.ts';

/**
 * Begins to set up an authenticator app (ACCOUNT-30): the secret waits until the app shows a code. Whoever has an app
 * or a passkey already must have shown it in this session, and a moment ago: a password alone does not replace it (ACCOUNT-43).
 * @throws DomainError second_factor_set_already, confirm_needed, admin_only, version_conflict; those of `requireProof`
 */
export const beginSetUp = async (
  context: AccountContext,
  user: Pick<AuthUser, 'mem_id' | 'sid'>,
  caller: Caller,
  mem_password?: string,
): Promise<{ secret: string; uri: string }> => {
  const proved = requireAdministrator(await requireProof(context, user, caller, mem_password));
  const { mem_id, mem_email } = proved;
  const { shown } = await showSecondFactor(context, user);
  if (hasSecondFactor(proved) && shown) await requireConfirmed(context, user);
  const secret = newSecret();
  const sealed = sealSecret(secret, secondFactorKey(context.signingKey), mem_id);
  await changeMember(context, mem_id, (member, { now }) => {
    if (hasSecondFactor(member) && !shown) throw new DomainError('second_factor_set_already');
    const { second_factor = noSecondFactor } = member;
    return { set: { second_factor: { ...second_factor, pending: { sealed, at: now } } } };
  });
  return { secret, uri: uriOf(secret, mem_email || mem_id) };
};
