import { MAX_NOTICES, type LanTp, type Notice, type NoticeRow } from '@narae/contracts';
import type { CommunityContext } from '../context.ts';
import { toNotice, toNoticeRow, type PublishedNotice } from './notice.view.ts';

type Reads = Pick<CommunityContext, 'notices' | 'now'>;

const published = (now: Date) => ({ withdrawn: false, deleted_at: null, publish_at: { $lte: now } });

/** The published notices without their texts: the pinned ones first, then the newest (COMMUNITY-3). */
export const listNotices = async ({ notices, now }: Reads, lanTp: LanTp): Promise<NoticeRow[]> => {
  const rows = await notices
    .find(published(now()), { _id: 0, contents: 0 })
    .sort({ pinned: -1, publish_at: -1, cou_id: -1 })
    .limit(MAX_NOTICES)
    .lean<PublishedNotice[]>();
  return rows.map((row) => toNoticeRow(row, lanTp));
};

/** One published notice; no row where there is none, or not yet. */
export const showNotice = async (
  { notices, now }: Reads,
  { cou_id, lan_tp }: { cou_id: string; lan_tp: LanTp },
): Promise<Notice[]> => {
  const row = await notices.findOne({ cou_id, ...published(now()) }, { _id: 0 }).lean<PublishedNotice>();
  return row ? [toNotice(row, lan_tp)] : [];
};
