import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** Somebody may have missed news: whoever owns what these subjects tell of is asked to tell how it stands now. */
export const announcementRequestedV1 = defineEvent(
  'shop.ops.announcement.requested.v1',
  z.strictObject({ subjects: z.array(z.string()) }),
);
