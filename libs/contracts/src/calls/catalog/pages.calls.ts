import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Product } from '../../entities/product.ts';
import { Currency, GroupCode, Id, LanTp } from '../../primitives.ts';
import * as rows from './pages.rows.ts';

/** One page of the site as others quote it: the product it shows or the first ones it lists. */
export const PageFacts = z.object({
  products: z.array(Product),
  /** Name of the asked category; empty where none was asked for or there is none. */
  category_nm: z.string(),
});
export type PageFacts = z.infer<typeof PageFacts>;

/** What the site map says of a product. */
export const SiteMapRow = Product.pick({ prod_id: true, variant: true }).extend({
  /** Day of its last change, YYYY-MM-DD in UTC. */
  mod_day: z.string(),
});
export type SiteMapRow = z.infer<typeof SiteMapRow>;

/** What the edge asks to describe pages and to list them for search engines. */
export const pageCalls = {
  pageFacts: defineCall(rows.pageFacts, {
    input: z.strictObject({
      currency: Currency,
      lan_tp: LanTp,
      prod_id: Id.optional(),
      prod_type: GroupCode.optional(),
    }),
    output: PageFacts,
    errors: ['exchange_rate_missing'],
  }),
  siteMap: defineCall(rows.siteMap, { input: z.strictObject({}), output: z.array(SiteMapRow) }),
};
