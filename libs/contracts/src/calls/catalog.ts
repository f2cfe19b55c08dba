import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Category, Code, Company, Nation, Popup } from '../entities/catalog-codes.ts';
import { HotelDetail, Option, OptionMsg, Product, ProductDetail, ProductImage } from '../entities/product.ts';
import { Currency, GroupCode, Id, LanTp, Yn } from '../primitives.ts';
import { catalogAdminCalls } from './catalog-admin.ts';
import { findingCalls } from './catalog-finding.ts';
import { storyCalls } from './catalog-stories.ts';

/** Comma-separated option codes as the product carries them. */
const optionCodes = z
  .string()
  .max(400)
  .regex(/^[A-Za-z0-9_,-]*$/);

export const catalogCalls = {
  grpCategoryList: defineCall('grpCategoryList', { input: z.strictObject({}), output: z.array(Category) }),
  nationCodeList: defineCall('nationCodeList', {
    input: z.strictObject({ use_yn: Yn }),
    output: z.array(Nation),
  }),
  productList1: defineCall('productList1', {
    input: z.strictObject({ currency: Currency, lan_tp: LanTp, prod_type: GroupCode.optional() }),
    output: z.array(Product),
  }),
  productDetail: defineCall('productDetail', {
    input: z.strictObject({ currency: Currency, lan_tp: LanTp, prod_id: Id }),
    output: z.array(ProductDetail).max(1),
  }),
  productPackageList: defineCall('productPackageList', {
    input: z.strictObject({
      currency: Currency,
      lan_tp: LanTp,
      prod_type: GroupCode,
      prod_category: GroupCode,
    }),
    output: z.array(Product),
  }),
  productRelated: defineCall('productRelated', {
    input: z.strictObject({ currency: Currency, lan_tp: LanTp, prod_id: Id }),
    output: z.array(Product),
  }),
  productSeats: defineCall('productSeats', {
    input: z.strictObject({ prod_ids: z.array(Id).min(1).max(60) }),
    output: z.array(z.object({ prod_id: Id, inventory_cnt: z.int() })),
  }),
  hotelDtlList: defineCall('hotelDtlList', {
    input: z.strictObject({ currency: Currency, prod_type: GroupCode, prod_category: GroupCode }),
    output: z.array(HotelDetail),
  }),
  optionList2: defineCall('optionList2', {
    input: z.strictObject({ currency: Currency, opt_code: optionCodes }),
    output: z.array(Option),
  }),
  optionMsg: defineCall('optionMsg', {
    input: z.strictObject({ opt_code: optionCodes, prod_type: GroupCode, prod_category: GroupCode }),
    output: z.array(OptionMsg),
  }),
  imageList: defineCall('imageList', {
    input: z.strictObject({ prod_id: Id }),
    output: z.array(ProductImage),
  }),
  companyDtl: defineCall('companyDtl', {
    input: z.strictObject({ lan_tp: LanTp }),
    output: z.array(Company),
  }),
  /** The newest popup of today; none when there is nothing to say. */
  popupNow: defineCall('popupNow', {
    input: z.strictObject({ lan_tp: LanTp }),
    output: z.array(Popup).max(1),
  }),
  customNation: defineCall('customNation', {
    input: z.strictObject({ lan_tp: LanTp, com_cd_group_code: z.literal('CG003') }),
    output: z.array(Code),
  }),
  getCode: defineCall('getCode', {
    input: z.strictObject({ com_cd_group_code: z.enum(['CG005', 'CG006']) }),
    output: z.array(Code),
  }),
  getCodeGroup: defineCall('getCodeGroup', {
    input: z.strictObject({ com_cd_group_code: z.literal('CG006') }),
    output: z.array(Code),
  }),
  ...findingCalls,
  ...catalogAdminCalls,
  ...storyCalls,
};
