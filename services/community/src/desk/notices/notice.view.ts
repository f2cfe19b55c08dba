import type { DeskNotice, DeskNoticeRow, LanTp, Notice, NoticeRow } from '@narae/contracts';
import { perLanguage } from '@narae/contracts/localized';
import { seoulDay } from '@narae/rules';
import { textLanguage } from '../written-texts.rules.ts';
import type { StoredNotice } from '../desk.model.ts';

export type PublishedNotice = Omit<StoredNotice, 'publish_at' | 'audit'> & { publish_at: Date };

export const toNoticeRow = (row: Omit<PublishedNotice, 'contents'>, lanTp: LanTp): NoticeRow => {
  const text_lan_tp = textLanguage(row, lanTp);
  return {
    cou_id: row.cou_id,
    cou_type: row.kind,
    cou_ttl_nm: row.titles[text_lan_tp] ?? '',
    pinned_yn: row.pinned ? 'Y' : 'N',
    cou_ymd_format: seoulDay(row.publish_at),
    text_lan_tp,
    event_id: row.event_id,
    rls_yn: 'Y',
  };
};

export const toNotice = (row: PublishedNotice, lanTp: LanTp): Notice => ({
  ...toNoticeRow(row, lanTp),
  cou_content: row.contents[textLanguage(row, lanTp)] ?? '',
});

export const toDeskNoticeRow = (row: Omit<StoredNotice, 'contents' | 'audit'>): DeskNoticeRow => ({
  cou_id: row.cou_id,
  kind: row.kind,
  pinned: row.pinned,
  event_id: row.event_id,
  titles: perLanguage((lanTp) => row.titles[lanTp] ?? ''),
  publish_at: row.publish_at?.toISOString() ?? '',
  withdrawn: row.withdrawn,
  suggested: row.suggested ?? [],
  version: row.version,
});

export const toDeskNotice = (row: Omit<StoredNotice, 'audit'>): DeskNotice => ({
  ...toDeskNoticeRow(row),
  contents: perLanguage((lanTp) => row.contents[lanTp] ?? ''),
});
