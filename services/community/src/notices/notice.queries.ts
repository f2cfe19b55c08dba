import { isDuplicateKey, nextId, type AuditEntry } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import type { noticeModel, StoredNotice } from './notice.model.ts';

type Notices = ReturnType<typeof noticeModel>;
/** A notice as it is read. */
export type ReadNotice = Omit<StoredNotice, 'audit'>;

const light = { audit: 0 } as const;

/** All that are kept, without their texts: the newest first, drafts by when they were begun. */
export const findNotices = (notices: Notices, most: number): Promise<Omit<ReadNotice, 'contents'>[]> =>
  notices
    .find({ deleted_at: null }, { ...light, contents: 0 })
    .sort({ reg_date: -1, cou_id: -1 })
    .limit(most)
    .lean<Omit<ReadNotice, 'contents'>[]>()
    .exec();

/** A notice, deleted or not. */
export const findNotice = (notices: Notices, cou_id: string): Promise<ReadNotice | null> =>
  notices.findOne({ cou_id }, light).lean<ReadNotice>().exec();

/** How many there are, drafts included. */
export const countNotices = (notices: Notices): Promise<number> =>
  notices.countDocuments({ deleted_at: null }).exec();

/** Stores a new notice under the next free number: those of a new shop were numbered by its seed. */
export const insertNotice = async (
  { notices, store }: { readonly notices: Notices; readonly store: Connection },
  of: (cou_id: string) => StoredNotice,
): Promise<StoredNotice> => {
  for (;;) {
    const notice = of(await nextId(store, 'COU'));
    try {
      await notices.create(notice);
      return notice;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
};

/** Writes over exactly the notice that was changed; null when somebody was faster. */
export const writeOver = (
  notices: Notices,
  { cou_id, version }: Pick<StoredNotice, 'cou_id' | 'version'>,
  set: Partial<StoredNotice>,
  audit: AuditEntry,
): Promise<ReadNotice | null> =>
  notices
    .findOneAndUpdate(
      { cou_id, version, deleted_at: null },
      { $set: set, $inc: { version: 1 }, $push: { audit } },
      { returnDocument: 'after', projection: light },
    )
    .lean<ReadNotice>()
    .exec();
