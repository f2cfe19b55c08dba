import { SEARCH_LONGEST } from '@narae/contracts/search';
import { productSearch } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';

/** What the words find in a category, or everywhere; without words all of it. */
export function useFound(words: string, prod_type?: string) {
  return useCall(productSearch, { q: words.slice(0, SEARCH_LONGEST), prod_type }, { live: 'listSeats' });
}
