import type { StoredVisit, visitModel } from './visit.model.ts';

/** Stores a visit. */
export const insertVisit = async (
  visits: ReturnType<typeof visitModel>,
  visit: StoredVisit,
): Promise<void> => {
  await visits.create(visit);
};
