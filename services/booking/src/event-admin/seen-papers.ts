import { createHash } from 'node:crypto';
import type { PersonWithPapers } from '../domain/person-papers.rules.ts';

/**
 * Names what an organiser sees of a person: name, papers, and what was decided on them. A decision names it, so that
 * nobody decides on papers they have not seen.
 */
export const seenOf = ({ person, papers }: Pick<PersonWithPapers, 'person' | 'papers'>): string => {
  const { mem_nm, check } = person;
  const files = papers.map(({ event_mem_file_id }) => event_mem_file_id).sort();
  const shown = JSON.stringify([mem_nm, files, check?.outcome ?? '', check?.at ?? '']);
  return createHash('sha256').update(shown).digest('hex').slice(0, 32);
};
