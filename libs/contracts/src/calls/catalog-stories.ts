import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { EventInfo, EventInfoDetail, KpopInfo, KpopInfoDetail } from '../entities/story.ts';
import { ProductImage } from '../entities/product.ts';
import { Digits, Id, LanTp, Success } from '../primitives.ts';

/** K-pop information and events (spec §7 K-pop, Events). */
export const storyCalls = {
  kpopInfoList: defineCall('kpopInfoList', {
    input: z.strictObject({ lan_tp: LanTp }),
    output: z.array(KpopInfo),
  }),
  kpopInfoDetail: defineCall('kpopInfoDetail', {
    input: z.strictObject({ info_seq: Id, lan_tp: LanTp }),
    output: z.array(KpopInfoDetail).max(1),
  }),
  /** `prod_id` of the answer is the number that was asked for: the folder of the pictures. */
  kpopImageList: defineCall('kpopImageList', {
    input: z
      .strictObject({ info_seq: Id.optional(), event_id: Id.optional() })
      .refine(({ info_seq, event_id }) => (info_seq === undefined) !== (event_id === undefined), {
        path: ['info_seq'],
        message: 'invalid_value',
      }),
    output: z.array(ProductImage),
  }),
  eventInfoList: defineCall('eventInfoList', {
    input: z.strictObject({ lan_tp: LanTp }),
    output: z.array(EventInfo),
  }),
  eventInfoDtl: defineCall('eventInfoDtl', {
    input: z.strictObject({ event_id: Id, lan_tp: LanTp }),
    output: z.array(EventInfoDetail).max(1),
  }),
  eventInfoUpdate: defineCall('eventInfoUpdate', {
    input: z.strictObject({ personnel_cnt: Digits.pipe(z.int().min(0)), event_id: Id }),
    output: Success,
    errors: ['event_not_found'],
  }),
};
