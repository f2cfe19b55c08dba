import type { CallOutput } from '@narae/api-client';
import type { LanTp } from '@narae/i18n';

export type Category = CallOutput<'grpCategoryList'>[number];

const nameFields = {
  KOR: 'cd_group_nm',
  ENG: 'cd_group_en_nm',
  JPN: 'cd_group_jp_nm',
  VTN: 'cd_group_vn_nm',
  CHN: 'cd_group_cn_nm',
} as const satisfies Record<LanTp, keyof Category>;

/** A category in the reader's language; English where a translation is missing (CATALOG-1). */
export const categoryName = (category: Category, lanTp: LanTp): string =>
  category[nameFields[lanTp]] || category.cd_group_en_nm || category.cd_group_nm;
