import type { SecondFactor } from '@narae/contracts';
import type { AuthUser } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { findMember } from '../../kernel/member.queries.ts';
import { findUnrevoked } from '../../sessions/session.queries.ts';
import { requireAdministrator } from './require-administrator.ts';
import { isShown } from '../../sessions/second-factor-times.ts';
import { noSecondFactor } from '../../kernel/stored-second-factor.ts';

/** What an administrator's second factor is made of, and whether this session has shown it. @throws DomainError admin_only, login_required */
export const showSecondFactor = async (
  { members, sessions, now }: Pick<AccountContext, 'members' | 'sessions' | 'now'>,
  { mem_id, sid }: Pick<AuthUser, 'mem_id' | 'sid'>,
): Promise<SecondFactor> => {
  const { second_factor = noSecondFactor, passkeys = [] } = requireAdministrator(
    await findMember(members, mem_id),
  );
  const session = await findUnrevoked(sessions, sid);
  return {
    app: second_factor.app !== null,
    recovery_left: second_factor.recovery.length,
    passkeys: passkeys.length,
    shown: isShown(session?.second_factor_at, now()),
  };
};
