import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** K-pop information was added or changed, or taken back from visitors (CATALOG-14). */
export const articleChangedV1 = defineEvent(
  'shop.catalog.article.changed.v1',
  z.strictObject({ info_seq: z.string(), withdrawn: z.boolean() }),
);
