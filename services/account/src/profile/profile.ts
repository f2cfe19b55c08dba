import type { MyProfile, ProfileForm, SessionUser } from '@narae/contracts';
import { DomainError, type AuthUser } from '@narae/service-kit';
import type { ProfileContext } from './context.ts';
import { changeMember, findMember, isOfShop, memberChange } from '../kernel/index.ts';
import { type Caller, requireProof, sessionUserOf } from '../sessions/index.ts';

/** For my account (ACCOUNT-27). @throws DomainError login_required once the member left */
export const showProfile = async (
  { members }: Pick<ProfileContext, 'members'>,
  mem_id: string,
): Promise<MyProfile> => {
  const member = await findMember(members, mem_id);
  if (!member) throw new DomainError('login_required');
  const { mem_nm, mem_nick, mem_tel, mem_email, mem_profile_path, lan_tp = 'ENG' } = member;
  return {
    mem_nm,
    mem_nick,
    mem_tel,
    mem_email,
    email_confirmed: Boolean(member.email_confirmed_at),
    mem_profile_path,
    mail_lan_tp: lan_tp,
    has_password: member.mem_pwd !== '',
    profile_version: member.profile_version ?? 0,
  };
};

/** Name and number find an account, so a new number needs proof; it may be empty only where it was. */
const checkTel = async (
  context: ProfileContext,
  user: Pick<AuthUser, 'mem_id' | 'sid'>,
  mem_tel: string,
  { caller, mem_password }: Shown,
): Promise<void> => {
  const before = (await findMember(context.members, user.mem_id))?.mem_tel;
  if (before === mem_tel) return;
  if (mem_tel === '') throw new DomainError('login_tel_input', { field: 'mem_tel' });
  await requireProof(context, user, caller, mem_password);
};

interface Shown {
  readonly caller: Caller;
  readonly mem_password: string | undefined;
}

/**
 * Changes exactly the profile that was read (ACCOUNT-27); another telephone number needs proof (ACCOUNT-24).
 * @throws DomainError version_conflict where it changed meanwhile; profile_nick_shop (ACCOUNT-41), login_tel_input, login_required; those of
 * `requireProof`
 */
export const changeProfile = async (
  context: ProfileContext,
  user: Pick<AuthUser, 'mem_id' | 'sid' | 'secondFactorNeeded'>,
  { profile_version, mail_lan_tp, ...profile }: ProfileForm,
  shown: Shown,
): Promise<SessionUser> => {
  const { mem_id, sid, secondFactorNeeded } = user;
  await checkTel(context, user, profile.mem_tel, shown);
  const changed = await changeMember(context, mem_id, (member, { version }) => {
    if ((member.profile_version ?? 0) !== profile_version) throw new DomainError('version_conflict');
    // Administrators speak for the shop; a name of before the rule stays until it is changed.
    if (member.mem_nick !== profile.mem_nick && member.admin_yn !== 'Y' && isOfShop(profile.mem_nick))
      throw new DomainError('profile_nick_shop', { field: 'mem_nick' });
    const isSameTel = member.mem_tel === profile.mem_tel;
    const kinds = isSameTel ? (['profile_changed'] as const) : (['profile_changed', 'tel_changed'] as const);
    return {
      set: { ...profile, lan_tp: mail_lan_tp, profile_version: profile_version + 1 },
      events: kinds.map((kind) => memberChange(kind, { mem_id, version, sid })),
    };
  });
  if (!changed) throw new DomainError('login_required');
  return sessionUserOf(changed.after, !secondFactorNeeded);
};
