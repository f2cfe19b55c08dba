import { DomainError, type AuthUser } from '@narae/service-kit';
import type { FactorsContext } from '../context.ts';
import { changeMember, memberChange, noSecondFactor } from '../../kernel/index.ts';
import {
  type Caller,
  forgetSecondFactor,
  noteShown,
  requireConfirmed,
  requireProof,
  setUpMs,
} from '../../sessions/index.ts';
import { hashRecoveryCode, newRecoveryCodes, newSecret, stepOf, uriOf, written } from './codes.ts';
import { guessCode, hasSecondFactor, requireAdministrator, wrongCode } from './checks.ts';
import { sealSecret, secondFactorKey, unsealSecret } from './seal-secret.ts';
import { showSecondFactor } from './second-factor.ts';

/**
 * The secret waits for a code of the app (ACCOUNT-30). A factor in use must have been shown just now in this session: a
 * password alone does not replace it (ACCOUNT-43).
 * @throws DomainError second_factor_set_already, confirm_needed, admin_only, version_conflict; those of `requireProof`
 */
export const beginSetUp = async (
  context: FactorsContext,
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

/**
 * Replaces the app before; other sessions have to show the new one (ACCOUNT-30). @returns recovery codes, shown once
 * @throws DomainError second_factor_set_up_again, second_factor_code_wrong, second_factor_locked, admin_only,
 * login_required, version_conflict
 */
export const confirmSetUp = async (
  context: FactorsContext,
  user: Pick<AuthUser, 'mem_id' | 'sid'>,
  code: string,
): Promise<string[]> => {
  const { mem_id, sid } = user;
  const key = secondFactorKey(context.signingKey);
  const codes = newRecoveryCodes();
  const recovery = codes.map((item) => hashRecoveryCode(item, key));
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

/**
 * Voids the codes before; codes outlast the session, so password and second factor are asked (ACCOUNT-43). @returns the
 * codes, shown once @throws DomainError second_factor_needed, confirm_needed, second_factor_not_set, admin_only,
 * version_conflict; those of `requireProof`
 */
export const makeRecoveryCodes = async (
  context: FactorsContext,
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
