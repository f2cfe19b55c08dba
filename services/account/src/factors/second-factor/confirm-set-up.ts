import { DomainError, type AuthUser } from '@narae/service-kit';
import { memberChange } from '../../kernel/member-change.events.ts';
import type { AccountContext } from '../../context.ts';
import { forgetSecondFactor } from '../../sessions/session.queries.ts';
import { changeMember } from '../../kernel/change-member.ts';
import { stepOf } from './authenticator-app.ts';
import { guessCode, wrongCode } from './guess-code.ts';
import { noteShown } from '../../sessions/note-shown.ts';
import { hashRecoveryCode, newRecoveryCodes, written } from './recovery-codes.ts';
import { requireAdministrator } from './require-administrator.ts';
import { sealSecret, secondFactorKey, unsealSecret } from './seal-secret.ts';
import { setUpMs } from '../../sessions/second-factor-times.ts';
import { noSecondFactor } from '../../kernel/stored-second-factor.ts';

/**
 * Finishes setting up an app by a code of it: it takes the place of the one before, with new recovery codes, and the session
 * has shown it; other sessions have to show the new one (ACCOUNT-30).
 * @returns the recovery codes, shown this once
 * @throws DomainError second_factor_set_up_again, second_factor_code_wrong, second_factor_locked, admin_only, login_required,
 *   version_conflict
 */
export const confirmSetUp = async (
  context: AccountContext,
  user: Pick<AuthUser, 'mem_id' | 'sid'>,
  code: string,
): Promise<string[]> => {
  const { mem_id, sid } = user;
  const key = secondFactorKey(context.signingKey);
  const codes = newRecoveryCodes();
  const recovery = codes.map((one) => hashRecoveryCode(one, key));
  const changed = await guessCode(context, mem_id, () =>
    changeMember(context, mem_id, (member, { version, now }) => {
      const { second_factor = noSecondFactor } = requireAdministrator(member);
      const { pending } = second_factor;
      if (!pending || now.getTime() - pending.at.getTime() > setUpMs)
        throw new DomainError('second_factor_set_up_again');
      const secret = unsealSecret(pending.sealed, key, mem_id);
      const last_step = stepOf(secret, code, now);
      if (last_step === null) throw wrongCode();
      const app = { sealed: sealSecret(secret, key, mem_id), at: now, last_step };
      return {
        set: { second_factor: { app, pending: null, recovery } },
        events: [memberChange('totp_on', { mem_id, version, sid })],
      };
    }),
  );
  if (!changed) throw new DomainError('login_required');
  await forgetSecondFactor(context.sessions, mem_id, sid);
  await noteShown(context, user);
  return codes.map(written);
};
