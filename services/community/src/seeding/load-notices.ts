import { safeTexts } from '@narae/service-kit/safe-html';
import type { CommunityStore } from '../context.ts';
import type { CommunityContent } from './community-content.ts';

const dayMs = 24 * 3_600_000;

/** Adds the notices of a new shop, all published. */
export const loadNotices = async (
  { notices }: CommunityStore,
  { notices: planned }: CommunityContent,
  now: Date,
): Promise<void> => {
  await notices.bulkWrite(
    planned.map(({ cou_id, daysAgo, contents, ...notice }) => ({
      updateOne: {
        filter: { cou_id },
        update: {
          $setOnInsert: {
            ...notice,
            contents: safeTexts(contents),
            publish_at: new Date(now.getTime() - daysAgo * dayMs),
            withdrawn: false,
            reg_date: now,
            version: 1,
          },
        },
        upsert: true,
      },
    })),
  );
};
