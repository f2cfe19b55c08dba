import { useReqParam, useSearchParams } from '@narae/shell-sdk';
import { useMemo } from 'react';
import { changeAddress, readListQuery, type ListQuery } from './list-query.ts';

export interface ListQueryControl {
  readonly query: ListQuery;
  /** The words searched for; empty without a search. */
  readonly words: string;
  /** Goes to the changed address: every step can be gone back. */
  readonly change: (change: ListQuery) => void;
  /** Ends the search for words and keeps the rest. */
  readonly dropWords: () => void;
}

/** What the address asks of a list. A category that came in the history state alone counts as if it stood there. */
export function useListQuery(): ListQueryControl {
  const [address, setAddress] = useSearchParams();
  const prod_type = useReqParam('prod_type');
  return useMemo(() => {
    const whole = new URLSearchParams(address);
    if (prod_type) whole.set('prod_type', prod_type);
    const withoutWords = new URLSearchParams(whole);
    withoutWords.delete('q');
    return {
      query: readListQuery(whole),
      words: address.get('q')?.trim() ?? '',
      change: (change) => setAddress(changeAddress(whole, change)),
      dropWords: () => setAddress(withoutWords),
    };
  }, [address, prod_type, setAddress]);
}
