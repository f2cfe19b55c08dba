import type { JoinForm } from '@narae/contracts';
import { memberRegisteredV1 } from '@narae/events';
import { isDuplicateKey, nextId, raise, DomainError } from '@narae/service-kit';
import { limits, type Limit } from '../throttle/limits.rules.ts';
import type { Account } from '../context.ts';
import { hashPassword } from '../shared/password.ts';
import { spend } from '../throttle/throttle.ts';

const hourMs = 3_600_000;

/** Whether an address is taken (ACCOUNT-4). @throws DomainError rate_limited */
export const isTaken = async (account: Account, memEmail: string, ip: string): Promise<boolean> => {
  await spend(account, limits.duplicateCheckPerIp, ip);
  return (await account.members.exists({ mem_email: memEmail })) !== null;
};

/**
 * Adds a member. Of two who join with one address at the same moment the unique index lets one through.
 * @throws DomainError common_join_duplication
 */
export const addMember = async (
  account: Pick<Account, 'store' | 'members' | 'nudge' | 'clock'>,
  form: JoinForm,
  rights: { admin_yn: 'Y' | 'N' } = { admin_yn: 'N' },
): Promise<string> => {
  const { mem_nm, mem_tel, mem_email, mem_password, company_type = '' } = form;
  const mem_pwd = await hashPassword(mem_password);
  const mem_id = await nextId(account.store, 'MEM');
  const now = account.clock();
  try {
    await account.members.create({
      mem_id,
      mem_nm,
      mem_email,
      mem_tel,
      mem_nick: mem_nm,
      mem_pwd,
      company_type,
      use_yn: 'Y',
      ...rights,
      reg_date: now,
      mod_date: now,
      version: 1,
      outbox: [
        raise(memberRegisteredV1, { aggregateId: mem_id, version: 1, data: { mem_id, company_type } }),
      ],
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('common_join_duplication', { field: 'mem_email' });
    throw error;
  }
  account.nudge();
  return mem_id;
};

/** Somebody joins from the page (ACCOUNT-3). @throws DomainError common_join_duplication, rate_limited */
export const join = async (account: Account, form: JoinForm, ip: string): Promise<void> => {
  const limit: Limit = { name: 'join-ip', perWindow: account.joinsPerHour, windowMs: hourMs };
  await spend(account, limit, ip);
  // Asked first, so that a taken address costs no password hash and no member number.
  if (await account.members.exists({ mem_email: form.mem_email })) {
    throw new DomainError('common_join_duplication', { field: 'mem_email' });
  }
  await addMember(account, form);
};
