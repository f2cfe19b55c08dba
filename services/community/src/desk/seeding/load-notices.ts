import { safeTexts } from '@narae/service-kit/safe-html';
import type { CommunityStore } from '../../context.ts';
import type { CommunityContent } from './community-content.ts';
import { hoursBefore, insertMissing } from './insert-missing.ts';

/** Adds the notices of a new shop, all published. */
export const loadNotices = (
  { notices }: CommunityStore,
  { notices: planned }: CommunityContent,
  now: Date,
): Promise<void> =>
  insertMissing(
    notices,
    'cou_id',
    planned.map(({ daysAgo, contents, ...notice }) => ({
      ...notice,
      contents: safeTexts(contents),
      publish_at: hoursBefore(now, daysAgo * 24),
      withdrawn: false,
      reg_date: now,
      version: 1,
    })),
  );
