import type { grpCategoryList } from '@narae/contracts/rows';
import type { CallOutput } from '@narae/api-client';
import { wireText, type LanTp } from '@narae/i18n';

export type Category = CallOutput<typeof grpCategoryList>[number];

/** A category in the reader's language; English where a translation is missing (CATALOG-1). */
export const categoryName = (category: Category, lanTp: LanTp): string =>
  wireText(category, 'cd_group_', 'nm', lanTp);
