import type { CommunityStore } from '../../context.ts';
import type { CommunityContent } from './community-content.ts';
import { insertMissing } from './insert-missing.ts';

/** Adds the people of a new shop, as others see them. */
export const loadPeople = ({ authors }: CommunityStore, { people }: CommunityContent): Promise<void> =>
  insertMissing(authors, 'mem_id', people);
