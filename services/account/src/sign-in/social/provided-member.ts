import { randomInt } from 'node:crypto';
import type { JoinConsent, LanTp } from '@narae/contracts';
import type { SignInProvider } from '@narae/contracts/activity-kinds';
import { memberRegisteredV1 } from '@narae/events';
import { isDuplicateKey, nextId, raise } from '@narae/service-kit';
import type { SignInContext } from '../context.ts';
import { findMember, insertMember, isEmailTaken, isMember, type StoredMember } from '../../kernel/index.ts';
import { nickNumbers } from '../../sign-up/index.ts';
import { claimIdentity, findIdentity } from '../linking/identity.model.ts';
import { firstNick } from './person.rules.ts';
import type { ProvidedPerson } from '../providers/provider.ts';

/** New members of these wait for approval (ACCOUNT-10). */
const waitsForApproval: Readonly<Record<SignInProvider, boolean>> = {
  google: true,
  kakao: false,
  qq: false,
  facebook: false,
};

interface SignUpByProvider {
  readonly provider: SignInProvider;
  readonly person: ProvidedPerson;
  readonly lan_tp: LanTp;
  /** Old clients ask for none. */
  readonly consent?: JoinConsent;
  readonly company_type?: string;
}

/** Null for somebody new, also where joining was interrupted. */
export const providedMember = async (
  context: Pick<SignInContext, 'identities' | 'members'>,
  provider: SignInProvider,
  subject: string,
): Promise<StoredMember | null> => {
  const identity = await findIdentity(context.identities, { provider, subject });
  return identity && findMember(context.members, identity.mem_id);
};

const insert = async (
  { members, now }: Pick<SignInContext, 'members' | 'now'>,
  mem_id: string,
  { provider, person: { nick }, lan_tp, consent, company_type = '' }: SignUpByProvider,
  mem_email: string,
): Promise<void> => {
  const at = now();
  const member = {
    mem_id,
    mem_nm: nick,
    mem_nick: firstNick(provider, nick, randomInt(nickNumbers)),
    mem_email,
    // The provider has checked it.
    email_confirmed_at: mem_email ? at : null,
    mem_tel: '',
    mem_pwd: '',
    lan_tp,
    sns_type: provider,
    company_type,
    use_yn: 'Y',
    state: waitsForApproval[provider] ? 'waiting' : 'active',
    admin_yn: 'N',
    ...(consent && { consent: { ...consent, at } }),
    reg_date: at,
    mod_date: at,
    version: 1,
  } as const;
  const registered = raise(memberRegisteredV1, {
    aggregateId: mem_id,
    version: 1,
    data: { mem_id, company_type },
  });
  await insertMember(members, member, [registered]);
};

/**
 * Keyed by provider and subject alone (ACCOUNT-10): two callbacks at once make one member, and the next sign-in
 * finishes what a crash interrupted. A free address that the provider checked is taken over; it never merges accounts.
 * @returns null where the account is closed
 */
export const signUpByProvider = async (
  context: SignInContext,
  signUp: SignUpByProvider,
): Promise<StoredMember | null> => {
  const { provider, person } = signUp;
  const { mem_id } = await claimIdentity(context.identities, {
    provider,
    subject: person.subject,
    mem_id: await nextId(context.store, 'MEM'),
    label: person.nick,
    joined_at: context.now(),
  });
  const { verifiedEmail } = person;
  const free = verifiedEmail !== '' && !(await isEmailTaken(context.members, verifiedEmail));
  for (const mem_email of free ? [verifiedEmail, ''] : ['']) {
    if (await isMember(context.members, mem_id)) break;
    try {
      await insert(context, mem_id, signUp, mem_email);
    } catch (error) {
      // Somebody took the address, or the same person joined, at this moment.
      if (!isDuplicateKey(error)) throw error;
    }
  }
  context.relay.nudge();
  return findMember(context.members, mem_id);
};
