import type { TripShelf } from '@narae/contracts';
import { productSeats, tripShelves } from '@narae/contracts/rows';
import { call, preloaded, useLocale, fetchCounts, useLive, type SeatRow } from '@narae/shell-sdk';
import { useCallback, useEffect, useState } from 'react';

type Asked =
  | { readonly state: 'waiting' | 'failed' }
  | { readonly state: 'here'; readonly shelves: readonly TripShelf[] };

/** Without the query library, which the home page does not load. */
export function useShelves(): Asked & { readonly again: () => void } {
  const { lanTp, currency } = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<Asked>(() => {
    const shelves = preloaded(tripShelves, { currency, lan_tp: lanTp });
    return shelves ? { state: 'here', shelves } : { state: 'waiting' };
  });
  const waiting = asked.state === 'waiting';
  useEffect(() => {
    if (!waiting) return undefined;
    const leaving = new AbortController();
    call(tripShelves, { currency, lan_tp: lanTp }, { signal: leaving.signal }).then(
      (shelves) => setAsked({ state: 'here', shelves }),
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

/** Live seats without the query library, for at most as many products as one call takes. */
export function useLiveSeats<Row extends SeatRow>(products: readonly Row[]): Row[] {
  const [seats, setSeats] = useState<Readonly<Record<string, number>>>({});
  const prod_ids = [...new Set(products.map((product) => product.prod_id))];
  const keep = (rows: readonly SeatRow[]): void =>
    setSeats((current) => ({
      ...current,
      ...Object.fromEntries(rows.map((row) => [row.prod_id, row.inventory_cnt])),
    }));

  useLive('seats', {
    refetch: () => {
      if (prod_ids.length === 0) return;
      // Shown numbers stay until the next answer.
      void fetchCounts(['seat'], () => call(productSeats, { prod_ids })).then(keep, () => undefined);
    },
    onCount: ({ event }) => {
      if ('prod_id' in event && typeof event.remaining === 'number')
        keep([{ prod_id: event.prod_id, inventory_cnt: event.remaining }]);
    },
  });

  return products.map((product) => {
    const inventory_cnt = seats[product.prod_id] ?? product.inventory_cnt;
    return inventory_cnt === product.inventory_cnt ? product : { ...product, inventory_cnt };
  });
}
