import type { JoinForm } from '@narae/contracts';
import { memberRegisteredV1 } from '@narae/events';
import { DomainError, isDuplicateKey, nextId, raise } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import type { StoredMember } from '../shared/member.model.ts';
import { insertMember } from '../shared/member.queries.ts';
import { hashPassword } from '../shared/password.ts';

/**
 * Adds a member. Of two who join with one address at the same moment the unique index lets one through.
 * @throws DomainError common_join_duplication
 */
export const addMember = async (
  { store, members, relay, now }: Pick<AccountContext, 'store' | 'members' | 'relay' | 'now'>,
  form: JoinForm,
  more: Pick<StoredMember, 'admin_yn' | 'admin_role' | 'email_confirmed_at' | 'lan_tp'>,
): Promise<string> => {
  const { mem_nm, mem_tel, mem_email, mem_password, company_type = '', consent } = form;
  const mem_pwd = await hashPassword(mem_password);
  const mem_id = await nextId(store, 'MEM');
  const at = now();
  const member = {
    mem_id,
    mem_nm,
    mem_email,
    mem_tel,
    mem_nick: mem_nm,
    mem_pwd,
    company_type,
    use_yn: 'Y',
    ...more,
    ...(consent && { consent: { ...consent, at } }),
    reg_date: at,
    mod_date: at,
    version: 1,
  } as const;
  try {
    const data = { mem_id, company_type };
    await insertMember(members, member, [
      raise(memberRegisteredV1, { aggregateId: mem_id, version: 1, data }),
    ]);
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('common_join_duplication', { field: 'mem_email' });
    throw error;
  }
  relay.nudge();
  return mem_id;
};
