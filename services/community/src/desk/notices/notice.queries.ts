import { isDuplicateKey, nextId } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import type { ReadDocument } from '../desk.queries.ts';
import type { noticeModel, StoredNotice } from '../desk.model.ts';

type Notices = ReturnType<typeof noticeModel>;
type ListedNotice = Omit<ReadDocument<StoredNotice>, 'contents'>;

export const findNotices = (notices: Notices, most: number): Promise<ListedNotice[]> =>
  notices
    .find({ deleted_at: null }, { audit: 0, contents: 0 })
    .sort({ reg_date: -1, cou_id: -1 })
    .limit(most)
    .lean<ListedNotice[]>()
    .exec();

/** Stores a notice under the next free number: the seed has taken the first ones. */
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
