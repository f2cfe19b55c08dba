import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { FoundProduct } from '../entities/found-product.ts';
import { Product } from '../entities/product.ts';
import { Currency, Id, LanTp } from '../primitives.ts';

const code = z.string().regex(/^[A-Za-z0-9]{1,20}$/);

/** How long a search may be; longer ones are no searches. */
export const SEARCH_LONGEST = 100;

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
      prod_type: code.optional(),
    }),
    output: z.array(FoundProduct),
  }),
  pageFacts: defineCall('pageFacts', {
    input: z.strictObject({
      currency: Currency,
      lan_tp: LanTp,
      prod_id: Id.optional(),
      prod_type: code.optional(),
    }),
    output: PageFacts,
  }),
  siteMap: defineCall('siteMap', { input: z.strictObject({}), output: z.array(SiteMapRow) }),
};
