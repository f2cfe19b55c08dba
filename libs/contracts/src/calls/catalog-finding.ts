import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { SEARCH_LONGEST } from '../entities/search.ts';
import { FoundProduct } from '../entities/found-product.ts';
import { Product } from '../entities/product.ts';
import { Currency, GroupCode, Id, LanTp } from '../primitives.ts';

/** One page of the site as others quote it: the product it shows or the first ones it lists. */
export const PageFacts = z.object({
  products: z.array(Product),
  /** Name of the asked category; empty where none was asked for or there is none. */
  category_nm: z.string(),
});
export type PageFacts = z.infer<typeof PageFacts>;

/** What a map of the site needs of a product. */
export const SiteMapRow = Product.pick({ prod_id: true, variant: true }).extend({
  /** Day of its last change, YYYY-MM-DD in UTC. */
  mod_day: z.string(),
});
export type SiteMapRow = z.infer<typeof SiteMapRow>;

/** Calls that find products: for shoppers, and for those who quote and index the site's pages. */
export const findingCalls = {
  productSearch: defineCall('productSearch', {
    input: z.strictObject({
      currency: Currency,
      lan_tp: LanTp,
      q: z.string().max(SEARCH_LONGEST).default(''),
      prod_type: GroupCode.optional(),
    }),
    output: z.array(FoundProduct),
  }),
  pageFacts: defineCall('pageFacts', {
    input: z.strictObject({
      currency: Currency,
      lan_tp: LanTp,
      prod_id: Id.optional(),
      prod_type: GroupCode.optional(),
    }),
    output: PageFacts,
  }),
  siteMap: defineCall('siteMap', { input: z.strictObject({}), output: z.array(SiteMapRow) }),
};
