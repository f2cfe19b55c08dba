import { DomainError, type AuthUser } from '@narae/service-kit';
import { memberChange } from '../../kernel/member-change.events.ts';
import type { AccountContext } from '../../context.ts';
import type { Caller } from '../../sessions/devices/caller.ts';
import { changeMember } from '../../kernel/change-member.ts';
import { requireProof } from '../../sessions/require-proof.ts';
import { hashRecoveryCode, newRecoveryCodes, written } from './recovery-codes.ts';
import { requireConfirmed } from '../../sessions/require-confirmed.ts';
import { requireAdministrator } from './require-administrator.ts';
import { secondFactorKey } from './seal-secret.ts';
import { noSecondFactor } from '../../kernel/stored-second-factor.ts';

/**
 * Makes new recovery codes; those before are void (ACCOUNT-30). They outlast the session: whoever asks shows once more who they
 * are, also by the second factor (ACCOUNT-43).
 * @returns the codes, shown this once
 * @throws DomainError second_factor_needed, confirm_needed, second_factor_not_set, admin_only, version_conflict; those of `requireProof`
 */
export const makeRecoveryCodes = async (
  context: AccountContext,
  user: Pick<AuthUser, 'mem_id' | 'sid'>,
  caller: Caller,
  mem_password?: string,
): Promise<string[]> => {
  const { mem_id, sid } = user;
  requireAdministrator(await requireProof(context, user, caller, mem_password));
  await requireConfirmed(context, user);
  const key = secondFactorKey(context.signingKey);
  const codes = newRecoveryCodes();
  const recovery = codes.map((code) => hashRecoveryCode(code, key));
  const changed = await changeMember(context, mem_id, (member, { version }) => {
    const { second_factor = noSecondFactor } = requireAdministrator(member);
    if (!second_factor.app) throw new DomainError('second_factor_not_set');
    return {
      set: { second_factor: { ...second_factor, recovery } },
      events: [memberChange('recovery_codes_made', { mem_id, version, sid })],
    };
  });
  if (!changed) throw new DomainError('login_required');
  return codes.map(written);
};
