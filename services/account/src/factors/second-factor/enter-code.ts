import { APP_CODE_LENGTH } from '@narae/contracts';
import { DomainError, type AuthUser } from '@narae/service-kit';
import {
  changeMember,
  memberChange,
  type MemberWrite,
  noSecondFactor,
  type StoredSecondFactor,
} from '../../kernel/index.ts';
import { noteShown } from '../../sessions/index.ts';
import type { FactorsContext } from '../context.ts';
import { hashRecoveryCode, stepOf } from './codes.ts';
import { guessCode, requireAdministrator, wrongCode } from './checks.ts';
import { secondFactorKey, unsealSecret } from './seal-secret.ts';

interface Tried {
  readonly factor: StoredSecondFactor & { readonly app: NonNullable<StoredSecondFactor['app']> };
  readonly code: string;
  readonly key: Buffer;
  readonly mem_id: string;
  readonly now: Date;
}

/** A code works once: it voids its step and all earlier ones. */
const useAppCode = ({ factor, code, key, mem_id, now }: Tried): StoredSecondFactor => {
  const step = stepOf(unsealSecret(factor.app.sealed, key, mem_id), code, now);
  if (step === null || step <= factor.app.last_step) throw wrongCode();
  return { ...factor, app: { ...factor.app, last_step: step } };
};

const useRecoveryCode = ({ factor, code, key }: Tried): StoredSecondFactor => {
  const hash = hashRecoveryCode(code, key);
  if (!factor.recovery.includes(hash)) throw wrongCode();
  return { ...factor, recovery: factor.recovery.filter((recoveryHash) => recoveryHash !== hash) };
};

/**
 * Of two with the same code at once one gets in (ACCOUNT-30). @throws DomainError second_factor_code_wrong,
 * second_factor_not_set, second_factor_locked, admin_only, login_required, version_conflict
 */
export const enterCode = async (
  context: FactorsContext,
  user: Pick<AuthUser, 'mem_id' | 'sid'>,
  code: string,
): Promise<void> => {
  const { mem_id, sid } = user;
  const key = secondFactorKey(context.signingKey);
  const changed = await guessCode(context, mem_id, () =>
    changeMember(context, mem_id, (member, { version, now }): MemberWrite => {
      const { second_factor = noSecondFactor } = requireAdministrator(member);
      const { app } = second_factor;
      if (!app) throw new DomainError('second_factor_not_set');
      const tried = { factor: { ...second_factor, app }, code, key, mem_id, now };
      if (code.length === APP_CODE_LENGTH) return { set: { second_factor: useAppCode(tried) } };
      return {
        set: { second_factor: useRecoveryCode(tried) },
        events: [memberChange('recovery_code_used', { mem_id, version, sid })],
      };
    }),
  );
  if (!changed) throw new DomainError('login_required');
  await noteShown(context, user);
};
