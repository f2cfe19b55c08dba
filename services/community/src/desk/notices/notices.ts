import { MAX_NOTICES } from '@narae/contracts/notice-limits';
import {
  type LanTp,
  type Notice,
  type NoticeRow,
  MAX_KEPT_NOTICES,
  type DeskNotice,
  type DeskNoticeRow,
} from '@narae/contracts';
import { auditEntry, DomainError } from '@narae/service-kit';
import { safeTexts } from '@narae/service-kit/safe-html';
import type { DeskContext } from '../context.ts';
import { toNotice, toNoticeRow, type PublishedNotice, toDeskNotice, toDeskNoticeRow } from './notice.view.ts';
import { suggestedOf, textChanges } from '../written-texts.rules.ts';
import { requireTarget } from '../../kernel/index.ts';
import { noticeViolation, wasPublished, type WrittenNotice } from './notice.rules.ts';
import { countDocuments, findDocument, updateDocument } from '../desk.queries.ts';
import { findNotices, insertNotice } from './notice.queries.ts';

type Reads = Pick<DeskContext, 'notices' | 'now'>;

const published = (now: Date) => ({ withdrawn: false, deleted_at: null, publish_at: { $lte: now } });

const order = { pinned: -1, publish_at: -1, cou_id: -1 } as const;

/** Matches the notices after this one in the list, even if it is no longer shown. */
const standingAfter = ({ pinned, publish_at, cou_id }: PublishedNotice) => ({
  $or: [
    ...(pinned ? [{ pinned: false }] : []),
    { pinned, publish_at: { $lt: publish_at } },
    { pinned, publish_at, cou_id: { $lt: cou_id } },
  ],
});

/**
 * Published notices without texts, pinned first, then newest (COMMUNITY-3).
 * @param request.after last notice of the previous page; an unknown one yields an empty page
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

export const showNotice = async (
  { notices, now }: Reads,
  { cou_id, lan_tp }: { cou_id: string; lan_tp: LanTp },
): Promise<Notice[]> => {
  const row = await notices.findOne({ cou_id, ...published(now()) }, { _id: 0 }).lean<PublishedNotice>();
  return row ? [toNotice(row, lan_tp)] : [];
};

type Context = Pick<DeskContext, 'notices' | 'targets' | 'store' | 'now'>;

export const listNoticesForDesk = async ({ notices }: Pick<Context, 'notices'>): Promise<DeskNoticeRow[]> =>
  (await findNotices(notices, MAX_KEPT_NOTICES)).map(toDeskNoticeRow);

/** @throws DomainError notice_not_found */
export const readNoticeForDesk = async (
  { notices }: Pick<Context, 'notices'>,
  cou_id: string,
): Promise<DeskNotice> => {
  const found = await findDocument(notices, { cou_id });
  if (!found || found.deleted_at) throw new DomainError('notice_not_found', { field: 'cou_id' });
  return toDeskNotice(found);
};

const eventThere = async (context: Context, event_id: string): Promise<void> => {
  if (event_id === '') return;
  await requireTarget(context, { comment_type: 'event', prod_id: event_id }).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError('event_not_found', { field: 'event_id' });
  });
};

const fields = ['kind', 'pinned', 'event_id', 'publish_at', 'withdrawn', 'suggested'] as const;

const changesOf = (before: DeskNotice | null, after: WrittenNotice) => [
  ...fields
    .filter((field) => String(before?.[field] ?? '') !== String(after[field]))
    .map((field) => ({ field, from: String(before?.[field] ?? ''), to: String(after[field]) })),
  ...textChanges(before, after),
];

/**
 * Creates a notice or changes the version read (COMMUNITY-23); sanitises HTML (COMMUNITY-7).
 * @param by mem_id of the administrator
 * @throws DomainError notice_title_input, notice_content_input, event_not_found, notice_not_found,
 * notices_most, version_conflict
 */
export const saveNotice = async (
  context: Context,
  {
    cou_id,
    version,
    ...asked
  }: Omit<WrittenNotice, 'suggested'> & {
    readonly suggested?: readonly LanTp[] | undefined;
    readonly cou_id?: string | undefined;
    readonly version: number;
  },
  by: string,
): Promise<DeskNotice> => {
  const { notices } = context;
  const now = context.now();
  const existing = cou_id === undefined ? null : await findDocument(notices, { cou_id });
  if (cou_id !== undefined && (!existing || existing.deleted_at))
    throw new DomainError('notice_not_found', { field: 'cou_id' });
  const marked = asked.suggested ?? existing?.suggested ?? [];
  const written = {
    ...asked,
    contents: safeTexts(asked.contents),
    suggested: suggestedOf(asked.titles, marked),
  };
  const violation = noticeViolation(written);
  if (violation) throw new DomainError(violation.key, { field: violation.field });
  // Check a new event only: an earlier one may be over.
  if (existing?.event_id !== written.event_id) await eventThere(context, written.event_id);
  const set = { ...written, publish_at: written.publish_at === '' ? null : new Date(written.publish_at) };
  const entryOf = (id: string) => {
    const changes = changesOf(existing && toDeskNotice(existing), written);
    return auditEntry({ by, action: 'notice-changed' as const, kind: 'notice', id, changes }, now);
  };
  if (!existing) {
    if ((await countDocuments(notices)) >= MAX_KEPT_NOTICES)
      throw new DomainError('notices_most', { params: { most: MAX_KEPT_NOTICES } });
    const rest = { reg_date: now, version: 1, deleted_at: null };
    return toDeskNotice(
      await insertNotice(context, (id) => ({ ...set, ...rest, cou_id: id, audit: [entryOf(id)] })),
    );
  }
  const changed =
    existing.version === version &&
    (await updateDocument(notices, { cou_id: existing.cou_id, version }, set, entryOf(existing.cou_id)));
  if (!changed) throw new DomainError('version_conflict', { field: 'version' });
  return toDeskNotice(changed);
};

/** Only before readers have seen it; repeatable. @throws DomainError notice_published, version_conflict */
export const deleteNotice = async (
  { notices, now: clock }: Pick<Context, 'notices' | 'now'>,
  { cou_id, version }: { readonly cou_id: string; readonly version: number },
  by: string,
): Promise<void> => {
  const existing = await findDocument(notices, { cou_id });
  if (!existing || existing.deleted_at) return;
  const now = clock();
  if (wasPublished(existing.publish_at, now)) throw new DomainError('notice_published', { field: 'cou_id' });
  const { titles } = toDeskNotice(existing);
  const changes = [{ field: 'titles', from: Object.values(titles).find(Boolean) ?? '', to: '' }];
  const entry = auditEntry(
    { by, action: 'notice-deleted' as const, kind: 'notice', id: cou_id, changes },
    now,
  );
  const gone =
    existing.version === version &&
    (await updateDocument(notices, { cou_id, version }, { deleted_at: now }, entry));
  if (!gone) throw new DomainError('version_conflict', { field: 'version' });
};
