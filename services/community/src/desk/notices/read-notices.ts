import { MAX_NOTICES } from '@narae/contracts/notice-limits';
import type { LanTp, Notice, NoticeRow } from '@narae/contracts';
import type { CommunityContext } from '../../context.ts';
import { toNotice, toNoticeRow, type PublishedNotice } from './notice.view.ts';

type Reads = Pick<CommunityContext, 'notices' | 'now'>;

const published = (now: Date) => ({ withdrawn: false, deleted_at: null, publish_at: { $lte: now } });

const order = { pinned: -1, publish_at: -1, cou_id: -1 } as const;

/** Those that stand after a notice in the list, also where it is not shown any more. */
const standingAfter = ({ pinned, publish_at, cou_id }: PublishedNotice) => ({
  $or: [
    ...(pinned ? [{ pinned: false }] : []),
    { pinned, publish_at: { $lt: publish_at } },
    { pinned, publish_at, cou_id: { $lt: cou_id } },
  ],
});

/**
 * A page of the published notices without their texts: the pinned ones first, then the newest (COMMUNITY-3).
 * @param asked.after the last notice of the page before; a page after one that is gone is empty
 */
export const listNotices = async (
  { notices, now }: Reads,
  { lan_tp, after }: { readonly lan_tp: LanTp; readonly after?: string | undefined },
): Promise<NoticeRow[]> => {
  const last =
    after === undefined
      ? null
      : await notices.findOne({ cou_id: after, publish_at: { $ne: null } }).lean<PublishedNotice>();
  if (after !== undefined && !last) return [];
  const rows = await notices
    .find({ ...published(now()), ...(last && standingAfter(last)) }, { _id: 0, contents: 0 })
    .sort(order)
    .limit(MAX_NOTICES)
    .lean<PublishedNotice[]>();
  return rows.map((row) => toNoticeRow(row, lan_tp));
};

/** One published notice; no row where there is none, or not yet. */
export const showNotice = async (
  { notices, now }: Reads,
  { cou_id, lan_tp }: { cou_id: string; lan_tp: LanTp },
): Promise<Notice[]> => {
  const row = await notices.findOne({ cou_id, ...published(now()) }, { _id: 0 }).lean<PublishedNotice>();
  return row ? [toNotice(row, lan_tp)] : [];
};
