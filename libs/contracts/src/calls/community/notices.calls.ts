import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MAX_NOTICES, Notice, NOTICE_GROUP, NoticeRow } from '../../entities/notice.ts';
import { Id, LanTp } from '../../primitives.ts';
import * as rows from './notices.rows.ts';

const cou_group = z.literal(NOTICE_GROUP).default(NOTICE_GROUP);

/** Notices (COMMUNITY-3). */
export const noticeCalls = {
  /** What is published, the pinned ones first, then the newest. */
  communityList: defineCall(rows.communityList, {
    input: z.strictObject({ cou_group, lan_tp: LanTp, rls_yn: z.literal('Y').default('Y') }),
    output: z.array(NoticeRow).max(MAX_NOTICES),
  }),
  /** One published notice; no row where there is none. */
  communityDtl: defineCall(rows.communityDtl, {
    input: z.strictObject({ cou_group, cou_id: Id, lan_tp: LanTp }),
    output: z.array(Notice).max(1),
  }),
};
