import { call, type CallOutput, type LanTp } from '@narae/shell-sdk';
import { useEffect, useState } from 'react';

export type Category = CallOutput<'grpCategoryList'>[number];

const nameFields = {
  KOR: 'cd_group_nm',
  ENG: 'cd_group_en_nm',
  JPN: 'cd_group_jp_nm',
  VTN: 'cd_group_vn_nm',
  CHN: 'cd_group_cn_nm',
} as const satisfies Record<LanTp, keyof Category>;

/** A category in the reader's language; English where a translation is missing. */
export function categoryName(category: Category, lanTp: LanTp): string {
  return category[nameFields[lanTp]] || category.cd_group_en_nm || category.cd_group_nm;
}

let asked: Promise<readonly Category[]> | undefined;

function ask(): Promise<readonly Category[]> {
  asked ??= call('grpCategoryList', {}).catch(() => {
    // Asked again the next time somebody looks; the page is usable without them.
    asked = undefined;
    return [];
  });
  return asked;
}

/** The product categories, asked for once a page; empty while they are not known. */
export function useCategories(): readonly Category[] {
  const [categories, setCategories] = useState<readonly Category[]>([]);
  useEffect(() => {
    let here = true;
    void ask().then((rows) => here && setCategories(rows));
    return () => {
      here = false;
    };
  }, []);
  return categories;
}
