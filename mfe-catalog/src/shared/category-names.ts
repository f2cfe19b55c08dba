import { grpCategoryList } from '@narae/contracts/rows';
import { categoryName, useLocale } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';

/** Names by code, in the page's language (CATALOG-2); `group_nm` of a link is whatever its author wrote. */
export function useCategoryNames(): ReadonlyMap<string, string> {
  const { lanTp } = useLocale();
  const { data } = useCall(grpCategoryList, {}, { staleTime: Infinity });
  return new Map(data?.map((row) => [row.cd_group_code, categoryName(row, lanTp)]));
}

/** Code of the category whose list is a page of its own (CATALOG-1). */
export const storyCategory = { kpop: 'CG003', event: 'CG005' } as const;
