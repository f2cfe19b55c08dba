import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import type { ErrorKey } from '../../error-keys.ts';
import { FoundProduct } from '../../entities/catalog/codes.ts';
import {
  HotelDetail,
  Option,
  OptionMsg,
  Product,
  ProductDetail,
  ProductImage,
  OptionLeft,
} from '../../entities/catalog/product.ts';
import { Month, TripCard, TripDeparture, TripId } from '../../entities/catalog/trip.ts';
import { TRIP_SHELVES, TRIPS_A_PAGE } from '../../entities/catalog/trip-limits.ts';
import { TripFilters, TripListInput, TripListSummary, TripShelf } from '../../entities/catalog/trip-list.ts';
import { SEARCH_LONGEST } from '../../entities/catalog/permitted-html.ts';
import { Currency, GroupCode, Id, CallerLanguage } from '../../primitives.ts';
import * as rows from './products.rows.ts';

const optionCodes = z
  .string()
  .max(400)
  .regex(/^[A-Za-z0-9_,-]*$/);

const rateErrors: readonly ErrorKey[] = ['exchange_rate_missing'];

export const productCalls = {
  productList1: defineCall(rows.productList1, {
    input: z.strictObject({ currency: Currency, lan_tp: CallerLanguage, prod_type: GroupCode.optional() }),
    output: z.array(Product),
    errors: rateErrors,
    alsoNamed: { category: 'prod_type' },
  }),
  productDetail: defineCall(rows.productDetail, {
    input: z.strictObject({ currency: Currency, lan_tp: CallerLanguage, prod_id: Id }),
    output: z.array(ProductDetail).max(1),
    errors: rateErrors,
  }),
  productPackageList: defineCall(rows.productPackageList, {
    input: z.strictObject({
      currency: Currency,
      lan_tp: CallerLanguage,
      prod_type: GroupCode,
      prod_category: GroupCode,
    }),
    output: z.array(Product),
    errors: rateErrors,
  }),
  productRelated: defineCall(rows.productRelated, {
    input: z.strictObject({ currency: Currency, lan_tp: CallerLanguage, prod_id: Id }),
    output: z.array(Product),
    errors: rateErrors,
  }),
  tripList: defineCall(rows.tripList, {
    input: TripListInput,
    output: z.array(TripCard).max(TRIPS_A_PAGE),
    errors: [...rateErrors, 'day_order'],
  }),
  tripListSummary: defineCall(rows.tripListSummary, {
    input: TripFilters,
    output: z.array(TripListSummary).length(1),
    errors: [...rateErrors, 'day_order'],
  }),
  tripShelves: defineCall(rows.tripShelves, {
    input: z.strictObject({ currency: Currency, lan_tp: CallerLanguage }),
    output: z.array(TripShelf).length(TRIP_SHELVES.length),
    errors: rateErrors,
  }),
  tripDetail: defineCall(rows.tripDetail, {
    input: z.strictObject({ currency: Currency, lan_tp: CallerLanguage, trip_id: TripId }),
    output: z.array(ProductDetail).max(1),
    errors: rateErrors,
  }),
  tripDepartures: defineCall(rows.tripDepartures, {
    input: z.strictObject({
      currency: Currency,
      lan_tp: CallerLanguage,
      trip_id: TripId,
      /** All dates of this month; without it the next ones on sale. */
      month: Month.optional(),
    }),
    output: z.array(TripDeparture),
    errors: rateErrors,
  }),
  productSeats: defineCall(rows.productSeats, {
    input: z.strictObject({ prod_ids: z.array(Id).min(1).max(60) }),
    output: z.array(
      z.object({ prod_id: Id, inventory_cnt: z.int(), option_left: z.array(OptionLeft).optional() }),
    ),
  }),
  productSearch: defineCall(rows.productSearch, {
    input: z.strictObject({
      currency: Currency,
      lan_tp: CallerLanguage,
      q: z.string().max(SEARCH_LONGEST).default(''),
      prod_type: GroupCode.optional(),
    }),
    output: z.array(FoundProduct),
    errors: rateErrors,
  }),
  hotelDtlList: defineCall(rows.hotelDtlList, {
    input: z.strictObject({ currency: Currency, prod_type: GroupCode, prod_category: GroupCode }),
    output: z.array(HotelDetail),
    errors: rateErrors,
  }),
  optionList2: defineCall(rows.optionList2, {
    input: z.strictObject({ currency: Currency, opt_code: optionCodes }),
    output: z.array(Option),
    errors: rateErrors,
  }),
  optionMsg: defineCall(rows.optionMsg, {
    input: z.strictObject({ opt_code: optionCodes, prod_type: GroupCode, prod_category: GroupCode }),
    output: z.array(OptionMsg),
  }),
  imageList: defineCall(rows.imageList, {
    input: z.strictObject({ prod_id: Id }),
    output: z.array(ProductImage),
  }),
};
