import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** A consumer may have missed events: the owner of these subjects is asked to announce the current state. */
export const announcementRequestedV1 = defineEvent(
  'shop.ops.announcement.requested.v1',
  z.strictObject({ subjects: z.array(z.string()) }),
);

/** An operator wants a projection, named by its consumer, to be filled anew. */
export const rebuildRequestedV1 = defineEvent(
  'shop.ops.projection.rebuild-requested.v1',
  z.strictObject({ projection: z.string() }),
);
