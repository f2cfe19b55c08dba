import type { CommunityStore } from '../../context.ts';
import type { CommunityContent } from './community-content.ts';
import { insertMissing } from './insert-missing.ts';

/** Adds the templates that the desk of a new shop answers with. */
export const loadTemplates = (
  { templates }: CommunityStore,
  { templates: written }: CommunityContent,
): Promise<void> =>
  insertMissing(
    templates,
    'template_id',
    written.map((template) => ({ ...template, version: 1, deleted_at: null })),
  );
