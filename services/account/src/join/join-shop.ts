import type { JoinForm } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { isEmailTaken } from '../shared/member.queries.ts';
import { countTry } from '../throttle/count-try.ts';
import { limits, type Limit } from '../throttle/limits.rules.ts';
import { addMember } from './add-member.ts';

const hourMs = 3_600_000;

/** Whether an address is taken (ACCOUNT-4). @throws DomainError rate_limited */
export const isTaken = async (context: AccountContext, mem_email: string, ip: string): Promise<boolean> => {
  await countTry(context, limits.duplicateCheckPerIp, ip);
  return isEmailTaken(context.members, mem_email);
};

/** Somebody joins from the page (ACCOUNT-3). @throws DomainError common_join_duplication, rate_limited */
export const joinShop = async (context: AccountContext, form: JoinForm, ip: string): Promise<void> => {
  const limit: Limit = { name: 'join-ip', perWindow: context.config.joinsPerHour, windowMs: hourMs };
  await countTry(context, limit, ip);
  // Asked first, so that a taken address costs no password hash and no member number.
  if (await isEmailTaken(context.members, form.mem_email)) {
    throw new DomainError('common_join_duplication', { field: 'mem_email' });
  }
  await addMember(context, form);
};
