import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { ProductImage } from '../../entities/catalog/product.ts';
import { EventInfo, EventInfoDetail, KpopInfo, KpopInfoDetail } from '../../entities/catalog/story.ts';
import { Digits, Id, CallerLanguage, Success } from '../../primitives.ts';
import * as rows from './stories.rows.ts';

export const storyCalls = {
  kpopInfoList: defineCall(rows.kpopInfoList, {
    input: z.strictObject({ lan_tp: CallerLanguage }),
    output: z.array(KpopInfo),
  }),
  kpopInfoDetail: defineCall(rows.kpopInfoDetail, {
    input: z.strictObject({ info_seq: Id, lan_tp: CallerLanguage }),
    output: z.array(KpopInfoDetail).max(1),
  }),
  /** `prod_id` of the answer is the number that was asked for: the folder of the pictures. */
  kpopImageList: defineCall(rows.kpopImageList, {
    input: z
      .strictObject({ info_seq: Id.optional(), event_id: Id.optional() })
      .refine(({ info_seq, event_id }) => (info_seq === undefined) !== (event_id === undefined), {
        path: ['info_seq'],
        message: 'invalid_value',
      }),
    output: z.array(ProductImage),
  }),
  eventInfoList: defineCall(rows.eventInfoList, {
    input: z.strictObject({ lan_tp: CallerLanguage }),
    output: z.array(EventInfo),
  }),
  eventInfoDtl: defineCall(rows.eventInfoDtl, {
    input: z.strictObject({ event_id: Id, lan_tp: CallerLanguage }),
    output: z.array(EventInfoDetail).max(1),
  }),
  eventInfoUpdate: defineCall(rows.eventInfoUpdate, {
    input: z.strictObject({ personnel_cnt: Digits.pipe(z.int().min(0)), event_id: Id }),
    output: Success,
    errors: ['event_not_found'],
  }),
};
