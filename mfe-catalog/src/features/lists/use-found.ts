import { SEARCH_LONGEST } from '@narae/contracts/search';
import { grpCategoryList, productSearch } from '@narae/contracts/rows';
import { categoryName, useLocale } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';

/** What the words find in a category, or everywhere; without words all of it. */
export function useFound(words: string, prod_type?: string) {
  return useCall(productSearch, { q: words.slice(0, SEARCH_LONGEST), prod_type }, { live: 'listSeats' });
}

/** The categories' names in the page's language. */
export function useCategoryNames(): ReadonlyMap<string, string> {
  const { lanTp } = useLocale();
  const { data } = useCall(grpCategoryList, {}, { staleTime: Infinity });
  return new Map(data?.map((row) => [row.cd_group_code, categoryName(row, lanTp)]));
}
