import type { AccountContext } from '../../context.ts';
import { insertVisit } from './visit.queries.ts';

/**
 * Counts a visit by system, locale and company (ACCOUNT-17); never by person.
 * @throws DomainError rate_limited when one address counts more visits than people make
 */
export const countVisit = async (
  context: AccountContext,
  visit: { os_type: string; locale: string; company_type: string },
  network: string,
): Promise<void> => {
  await context.limiter.count('visit-ip', network);
  await insertVisit(context.visits, { ...visit, at: context.now() });
};
