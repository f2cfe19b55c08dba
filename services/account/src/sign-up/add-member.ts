import { randomInt } from 'node:crypto';
import type { JoinForm } from '@narae/contracts';
import { memberRegisteredV1 } from '@narae/events';
import { DomainError, isDuplicateKey, nextId, raise } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { neutralNick, nickNumbers } from './neutral-nick.rules.ts';
import type { StoredMember } from '../kernel/member.model.ts';
import { preferencesChanged } from '../mail/mail-preferences.events.ts';
import { insertMember } from '../kernel/member.queries.ts';
import { hashPassword } from '../sessions/passwords/password.ts';

type Adding = Pick<AccountContext, 'store' | 'members' | 'relay' | 'now'>;

/** Who joins, with a password's hash or none. */
type Joining = Pick<StoredMember, 'mem_nm' | 'mem_email' | 'mem_tel' | 'mem_pwd'> &
  Pick<JoinForm, 'company_type' | 'consent'>;

/** What those who join from the page do not choose. */
type Granted = Pick<StoredMember, 'admin_yn' | 'admin_role' | 'email_confirmed_at' | 'lan_tp'> &
  Partial<Pick<StoredMember, 'mem_nick'>>;

/**
 * Stores a member. Of two who join with one address at the same moment the unique index lets one through.
 * @throws DomainError common_join_duplication
 */
export const insertNewMember = async (
  { store, members, relay, now }: Adding,
  { company_type = '', consent, ...who }: Joining,
  granted: Granted,
): Promise<string> => {
  const mem_id = await nextId(store, 'MEM');
  const at = now();
  const member = {
    ...who,
    mem_id,
    // Nobody is asked for one, and others see it.
    mem_nick: neutralNick(who.mem_nm, randomInt(nickNumbers)),
    company_type,
    use_yn: 'Y',
    ...granted,
    ...(consent && { consent: { ...consent, at } }),
    reg_date: at,
    mod_date: at,
    version: 1,
  } as const;
  try {
    const data = { mem_id, company_type };
    await insertMember(members, member, [
      raise(memberRegisteredV1, { aggregateId: mem_id, version: 1, data }),
      ...(consent?.marketing ? [preferencesChanged(member, 1)] : []),
    ]);
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('common_join_duplication', { field: 'mem_email' });
    throw error;
  }
  relay.nudge();
  return mem_id;
};

/** Adds a member with a password. @throws DomainError common_join_duplication */
export const addMember = async (
  context: Adding,
  { mem_password, ...form }: JoinForm,
  granted: Granted,
): Promise<string> =>
  insertNewMember(context, { ...form, mem_pwd: await hashPassword(mem_password) }, granted);
