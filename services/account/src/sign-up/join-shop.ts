import type { JoinForm, LanTp } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { checkConsent } from './check-consent.ts';
import { checkNewPassword } from '../sessions/passwords/new-password.ts';
import { isEmailTaken } from '../kernel/member.queries.ts';
import { addMember } from './add-member.ts';

/** Whether an address is taken (ACCOUNT-4). @throws DomainError rate_limited */
export const isTaken = async (
  context: AccountContext,
  mem_email: string,
  network: string,
): Promise<boolean> => {
  await context.limiter.count('duplicate-ip', network);
  return isEmailTaken(context.members, mem_email);
};

/**
 * Somebody joins from the page (ACCOUNT-3). The event of it has the link mailed that confirms the mailbox (ACCOUNT-14).
 * Whether the address is taken is told as often as by the duplicate check (ACCOUNT-4), and where it is, nothing is counted for
 * the address: nobody uses up what its owner needs.
 * @throws DomainError common_join_duplication, common_password, join_terms_changed, rate_limited
 */
export const joinShop = async (
  context: AccountContext,
  form: JoinForm,
  network: string,
  lan_tp: LanTp,
): Promise<void> => {
  await context.limiter.count('join-ip', network);
  checkConsent(form.consent);
  checkNewPassword(form.mem_password, 'mem_password');
  // Asked first, so that a taken address costs no password hash and no member number.
  if (await isTaken(context, form.mem_email, network)) {
    throw new DomainError('common_join_duplication', { field: 'mem_email' });
  }
  await context.limiter.count('join-mailbox', form.mem_email);
  await addMember(context, form, { admin_yn: 'N', lan_tp });
};
