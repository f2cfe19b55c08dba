import type { JoinConsent, JoinForm, LanTp } from '@narae/contracts';
import { termsVersion } from '@narae/contracts/terms-version';
import { DomainError, isDuplicateKey, nextId, raise } from '@narae/service-kit';
import { randomInt } from 'node:crypto';
import { memberRegisteredV1 } from '@narae/events';
import { insertMember, isEmailTaken, type KernelContext, type StoredMember } from '../kernel/index.ts';
import { preferencesChanged } from '../mail/index.ts';
import { checkNewPassword, hashPassword } from '../sessions/index.ts';
import { neutralNick, nickNumbers } from './neutral-nick.rules.ts';

/** Old clients name no versions (ACCOUNT-20). @throws DomainError join_terms_changed with the outdated field */
export const checkConsent = (consent: JoinConsent | undefined): void => {
  for (const field of ['terms_version', 'policy_version'] as const)
    if (consent && consent[field] !== termsVersion)
      throw new DomainError('join_terms_changed', { field: `consent.${field}` });
};

/** The duplicate check (ACCOUNT-4). @throws DomainError rate_limited */
export const isTaken = async (
  context: KernelContext,
  mem_email: string,
  network: string,
): Promise<boolean> => {
  await context.limiter.count('duplicate-ip', network);
  return isEmailTaken(context.members, mem_email);
};

/**
 * The event mails the link that confirms the mailbox (ACCOUNT-3, ACCOUNT-14). Taken addresses are told as often as by
 * the duplicate check (ACCOUNT-4). Joins are counted by network alone: by mailbox, others would lock its owner out.
 * @throws DomainError common_join_duplication, common_password, join_terms_changed, rate_limited
 */
export const signUp = async (
  context: KernelContext,
  form: JoinForm,
  network: string,
  lan_tp: LanTp,
): Promise<void> => {
  await context.limiter.count('join-ip', network);
  checkConsent(form.consent);
  checkNewPassword(form.mem_password, 'mem_password');
  // First, so that a taken address costs no password hash and no member number.
  if (await isTaken(context, form.mem_email, network)) {
    throw new DomainError('common_join_duplication', { field: 'mem_email' });
  }
  await addMember(context, form, { admin_yn: 'N', lan_tp });
};

type Adding = Pick<KernelContext, 'store' | 'members' | 'relay' | 'now'>;

type NewMember = Pick<StoredMember, 'mem_nm' | 'mem_email' | 'mem_tel' | 'mem_pwd'> &
  Pick<JoinForm, 'company_type' | 'consent'>;

/** Not chosen by members who join from the page. */
type Granted = Pick<StoredMember, 'admin_yn' | 'admin_role' | 'email_confirmed_at' | 'lan_tp'> &
  Partial<Pick<StoredMember, 'mem_nick'>>;

/** The unique index lets one of two with the same address through. @throws DomainError common_join_duplication */
export const insertNewMember = async (
  { store, members, relay, now }: Adding,
  { company_type = '', consent, ...who }: NewMember,
  granted: Granted,
): Promise<string> => {
  const mem_id = await nextId(store, 'MEM');
  const at = now();
  const member = {
    ...who,
    mem_id,
    // Nobody is asked for a nickname, and others see it.
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

/** With a password. @throws DomainError common_join_duplication */
export const addMember = async (
  context: Adding,
  { mem_nm, mem_tel, mem_email, mem_password, company_type, consent }: JoinForm,
  granted: Granted,
): Promise<string> => {
  const mem_pwd = await hashPassword(mem_password);
  return insertNewMember(context, { mem_nm, mem_tel, mem_email, company_type, consent, mem_pwd }, granted);
};
