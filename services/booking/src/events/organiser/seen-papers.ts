import type { PersonWithPapers } from '../domain/person-papers.rules.ts';
import { seenMark } from '../../kernel/index.ts';

/** Names what an organiser sees of a person: name, papers, and what was decided on them. */
export const seenOf = ({ person, papers }: Pick<PersonWithPapers, 'person' | 'papers'>): string => {
  const { mem_nm, check } = person;
  const files = papers.map(({ event_mem_file_id }) => event_mem_file_id).sort();
  return seenMark([mem_nm, files, check?.outcome ?? '', check?.at ?? '']);
};
