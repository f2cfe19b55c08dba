import type { Category } from '@narae/contracts';

/** A category of one name in every language. */
export const category = (cd_group_code: string, name: string): Category => ({
  cd_group_code,
  icon: '',
  cd_group_nm: name,
  cd_group_en_nm: name,
  cd_group_jp_nm: name,
  cd_group_vn_nm: name,
  cd_group_cn_nm: name,
});
