import type { Visits } from '@narae/contracts';
import { MOST_VISIT_DAYS } from '@narae/contracts/member-admin-limits';
import { addDays, daysBetween, seoulMidnight } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { DeskContext } from '../context.ts';
import { countVisitsBy, insertVisit, type VisitGroup } from './visit.model.ts';

/** Systems, languages or partners named; browsers may send anything. */
const mostNamed = 20;

const shown = (groups: readonly VisitGroup[]): { key: string; count: number }[] =>
  groups.map(({ _id, count }) => ({ key: _id, count }));

/** Days are YYYY-MM-DD in Asia/Seoul, both included (ACCOUNT-17). @throws DomainError day_order, sales_days_most */
export const showVisits = async (
  { visits }: Pick<DeskContext, 'visits'>,
  { from, to }: { from: string; to: string },
): Promise<Visits> => {
  if (to < from) throw new DomainError('day_order', { field: 'to' });
  if (daysBetween(from, to) >= MOST_VISIT_DAYS)
    throw new DomainError('sales_days_most', { field: 'to', params: { days: MOST_VISIT_DAYS } });
  const period = { from: seoulMidnight(from), until: seoulMidnight(addDays(to, 1)) };
  const [byDay, systems, languages, partners] = await Promise.all([
    countVisitsBy(visits, 'day', period, MOST_VISIT_DAYS),
    countVisitsBy(visits, 'os_type', period, mostNamed),
    countVisitsBy(visits, 'locale', period, mostNamed),
    countVisitsBy(visits, 'company_type', period, mostNamed),
  ]);
  const counts = new Map(byDay.map(({ _id, count }) => [_id, count]));
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
  return {
    total: byDay.reduce((sum, { count }) => sum + count, 0),
    days: days.map((key) => ({ key, count: counts.get(key) ?? 0 })),
    systems: shown(systems),
    languages: shown(languages),
    partners: shown(partners),
  };
};

/** Counts a visit, never by person (ACCOUNT-17). @throws DomainError rate_limited per address */
export const countVisit = async (
  context: DeskContext,
  visit: { os_type: string; locale: string; company_type: string },
  network: string,
): Promise<void> => {
  await context.limiter.count('visit-ip', network);
  await insertVisit(context.visits, { ...visit, at: context.now() });
};
