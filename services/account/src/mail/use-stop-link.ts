import type { StoppedMails } from '@narae/contracts';
import { DomainError, readStopToken, type StopGrant } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { findMember } from '../kernel/member.queries.ts';
import { changeMailPreference } from './change-mail-preference.ts';
import { wantsMails } from './mail-preferences.rules.ts';

/** @throws DomainError stop_link_void where the token is not one of ours */
const grantOf = ({ config }: Pick<AccountContext, 'config'>, token: string): StopGrant => {
  const grant = readStopToken(config.mailLinkKey, token);
  if (!grant) throw new DomainError('stop_link_void');
  return grant;
};

/**
 * What a link in a mail is about, and whether its mails come (MAIL-5); changes nothing.
 * @throws DomainError stop_link_void, also where the account is closed
 */
export const showStopLink = async (context: AccountContext, token: string): Promise<StoppedMails> => {
  const { mem_id, group } = grantOf(context, token);
  const member = await findMember(context.members, mem_id);
  if (!member) throw new DomainError('stop_link_void');
  return { group, wanted: wantsMails(member, group) };
};

/**
 * Stops the mails a link is about, or takes that back (MAIL-5). Whoever has the mail may: they need no session.
 * @throws DomainError stop_link_void, also where the account is closed; rate_limited, version_conflict
 */
export const useStopLink = async (
  context: AccountContext,
  token: string,
  wanted: boolean,
): Promise<StoppedMails> => {
  const { group, mem_id } = grantOf(context, token);
  if (!(await findMember(context.members, mem_id))) throw new DomainError('stop_link_void');
  await changeMailPreference(context, { mem_id, group, wanted, sid: null });
  return { group, wanted };
};
