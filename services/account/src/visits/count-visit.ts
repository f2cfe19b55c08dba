import { limits } from '../throttle/limits.rules.ts';
import type { Account } from '../context.ts';
import { spend } from '../throttle/throttle.ts';

/**
 * Counts a visit by system, locale and company (ACCOUNT-17); never by person.
 * @throws DomainError rate_limited when one address counts more visits than people make
 */
export const noteVisit = async (
  account: Account,
  visit: { os_type: string; locale: string; company_type: string },
  ip: string,
): Promise<void> => {
  await spend(account, limits.visitPerIp, ip);
  await account.visits.create({ ...visit, at: account.clock() });
};
