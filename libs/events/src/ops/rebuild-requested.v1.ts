import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** An operator wants a projection, named by its consumer, to be filled anew. */
export const rebuildRequestedV1 = defineEvent(
  'shop.ops.projection.rebuild-requested.v1',
  z.strictObject({ projection: z.string() }),
);
