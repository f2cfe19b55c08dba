import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Category, Code, Company, Nation, Popup } from '../../entities/catalog-codes.ts';
import { RefundScheduleRow } from '../../entities/product.ts';
import { LanTp, Yn } from '../../primitives.ts';
import * as rows from './codes.rows.ts';

/** Code tables, the company page, the popup and the refund schedules. */
export const codeCalls = {
  grpCategoryList: defineCall(rows.grpCategoryList, { input: z.strictObject({}), output: z.array(Category) }),
  nationCodeList: defineCall(rows.nationCodeList, {
    input: z.strictObject({ use_yn: Yn }),
    output: z.array(Nation),
  }),
  companyDtl: defineCall(rows.companyDtl, {
    input: z.strictObject({ lan_tp: LanTp }),
    output: z.array(Company),
  }),
  /** The newest popup of today; none when there is nothing to say. */
  popupNow: defineCall(rows.popupNow, {
    input: z.strictObject({ lan_tp: LanTp }),
    output: z.array(Popup).max(1),
  }),
  /** What goes back when an order is cancelled, by kind of product (REFUND-3). */
  refundSchedules: defineCall(rows.refundSchedules, {
    input: z.strictObject({ lan_tp: LanTp }),
    output: z.array(RefundScheduleRow),
  }),
  customNation: defineCall(rows.customNation, {
    input: z.strictObject({ lan_tp: LanTp, com_cd_group_code: z.literal('CG003') }),
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
