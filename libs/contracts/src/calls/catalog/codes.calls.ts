import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Category, Code, Company, Nation, Popup } from '../../entities/catalog/codes.ts';
import { MAX_OFFERED_DEPARTURES } from '../../entities/catalog/departure-limits.ts';
import { RefundScheduleRow, Product } from '../../entities/catalog/product.ts';
import { TripDeparture, TripId } from '../../entities/catalog/trip.ts';
import { CallerLanguage, Yn, Currency, GroupCode, Id } from '../../primitives.ts';
import * as rows from './codes.rows.ts';

export const codeCalls = {
  grpCategoryList: defineCall(rows.grpCategoryList, { input: z.strictObject({}), output: z.array(Category) }),
  nationCodeList: defineCall(rows.nationCodeList, {
    input: z.strictObject({ use_yn: Yn }),
    output: z.array(Nation),
  }),
  companyDtl: defineCall(rows.companyDtl, {
    input: z.strictObject({ lan_tp: CallerLanguage }),
    output: z.array(Company),
  }),
  /** The newest popup of today; none when there is nothing to say. */
  popupNow: defineCall(rows.popupNow, {
    input: z.strictObject({ lan_tp: CallerLanguage }),
    output: z.array(Popup).max(1),
  }),
  /** What goes back when an order is cancelled, by kind of product (REFUND-3). */
  refundSchedules: defineCall(rows.refundSchedules, {
    input: z.strictObject({ lan_tp: CallerLanguage }),
    output: z.array(RefundScheduleRow),
  }),
  customNation: defineCall(rows.customNation, {
    input: z.strictObject({ lan_tp: CallerLanguage, com_cd_group_code: z.literal('CG003') }),
    output: z.array(Code),
  }),
  getCode: defineCall(rows.getCode, {
    input: z.strictObject({ com_cd_group_code: z.enum(['CG005', 'CG006']) }),
    output: z.array(Code),
  }),
  getCodeGroup: defineCall(rows.getCodeGroup, {
    input: z.strictObject({ com_cd_group_code: z.literal('CG006') }),
    output: z.array(Code),
  }),
};

/** One page of the site as others quote it: the product it shows or the first ones it lists. */
export const PageFacts = z.object({
  products: z.array(Product),
  /** Of a product's page: the next dates of its trip and size that can be booked or waited for; none where it is the only one. */
  departures: z.array(TripDeparture).max(MAX_OFFERED_DEPARTURES),
  category_nm: z.string(),
});
export type PageFacts = z.infer<typeof PageFacts>;

/** A trip by the departure that stands for it, or a product without a trip. */
export const SiteMapRow = Product.pick({ prod_id: true, trip_id: true, variant: true }).extend({
  /** Day of the last change of its dates on sale, YYYY-MM-DD in UTC. */
  mod_day: z.string(),
});
export type SiteMapRow = z.infer<typeof SiteMapRow>;

/** What the edge asks to describe pages and to list them for search engines. */
export const pageCalls = {
  pageFacts: defineCall(rows.pageFacts, {
    input: z.strictObject({
      currency: Currency,
      lan_tp: CallerLanguage,
      prod_id: Id.optional(),
      trip_id: TripId.optional(),
      prod_type: GroupCode.optional(),
    }),
    output: PageFacts,
    errors: ['exchange_rate_missing'],
  }),
  siteMap: defineCall(rows.siteMap, { input: z.strictObject({}), output: z.array(SiteMapRow) }),
};
