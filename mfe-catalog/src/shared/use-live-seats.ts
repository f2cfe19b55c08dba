import type { Product } from '@narae/contracts';
import { call, useStream, useStreamHealth } from '@narae/shell-sdk';
import { useEffect, useRef, useState } from 'react';

const POLL_MS = 15_000;

/**
 * The same products with their seats as of now: the news tell the number themselves. Asking at intervals stands in
 * for the stream, and once more when it opens. Plain, for screens that come without the query library; at most
 * as many products as one call may ask for.
 */
export function useLiveSeats(products: readonly Product[]): Product[] {
  const [seats, setSeats] = useState<Readonly<Record<string, number>>>({});
  /** Products the stream told of while an answer was on its way, which may be older. */
  const told = useRef(new Set<string>());
  const polling = useStreamHealth() === 'polling';
  const asked = [...new Set(products.map((product) => product.prod_id))].join(' ');

  useStream('seat', ({ prod_id, remaining }) => {
    told.current.add(prod_id);
    setSeats((known) => ({ ...known, [prod_id]: remaining }));
  });
  useEffect(() => {
    if (!asked) return undefined;
    const leaving = new AbortController();
    const ask = (): void => {
      told.current.clear();
      call('productSeats', { prod_ids: asked.split(' ') }, { signal: leaving.signal }).then(
        (rows) => {
          const news = rows.filter((row) => !told.current.has(row.prod_id));
          setSeats((known) => ({
            ...known,
            ...Object.fromEntries(news.map((row) => [row.prod_id, row.inventory_cnt])),
          }));
        },
        // The numbers that are shown stay until the next answer.
        () => undefined,
      );
    };
    const timer = polling ? setInterval(() => !document.hidden && ask(), POLL_MS) : undefined;
    if (!polling) ask();
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [asked, polling]);

  return products.map((product) => ({
    ...product,
    inventory_cnt: seats[product.prod_id] ?? product.inventory_cnt,
  }));
}
