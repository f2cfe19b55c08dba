import type { Account } from './account.ts';

/** Counts a visit by system, locale and company (spec §7 /monitorHistory); never by person. */
export const noteVisit = async (
  { visits, clock }: Pick<Account, 'visits' | 'clock'>,
  visit: { os_type: string; locale: string; company_type: string },
): Promise<void> => {
  await visits.create({ ...visit, at: clock() });
};
