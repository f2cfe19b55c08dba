import type { Product } from '@narae/contracts';
import { productList1 } from '@narae/contracts/rows';
import { call, preloaded, useLocale } from '@narae/shell-sdk';
import { useCallback, useEffect, useState } from 'react';

type Asked =
  | { readonly state: 'waiting' | 'failed' }
  | { readonly state: 'here'; readonly products: readonly Product[] };

/** All products for the home's shelves. Plain, because the home page is rendered without the query library. */
export function useAllProducts(): Asked & { readonly again: () => void } {
  const { lanTp, currency } = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<Asked>(() => {
    const products = preloaded(productList1, { currency, lan_tp: lanTp });
    return products ? { state: 'here', products } : { state: 'waiting' };
  });
  const waiting = asked.state === 'waiting';
  useEffect(() => {
    if (!waiting) return undefined;
    const leaving = new AbortController();
    call(productList1, { currency, lan_tp: lanTp }, { signal: leaving.signal }).then(
      (products) => setAsked({ state: 'here', products }),
      () => !leaving.signal.aborted && setAsked({ state: 'failed' }),
    );
    return () => leaving.abort();
  }, [attempt, currency, lanTp, waiting]);
  const again = useCallback(() => {
    setAsked({ state: 'waiting' });
    setAttempt((count) => count + 1);
  }, []);
  return { ...asked, again };
}
