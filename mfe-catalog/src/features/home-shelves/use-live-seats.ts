import { productSeats } from '@narae/contracts/rows';
import { call, fetchCounts, useLive, type SeatRow } from '@narae/shell-sdk';
import { useState } from 'react';

/**
 * The same products with their seats as of now; the same objects where nothing has changed. Other screens have this from `useCall` by its option `live`; this is
 * for the home page, which comes without the query library. At most as many products as one call may ask for.
 */
export function useLiveSeats<Row extends SeatRow>(products: readonly Row[]): Row[] {
  const [seats, setSeats] = useState<Readonly<Record<string, number>>>({});
  const prod_ids = [...new Set(products.map((product) => product.prod_id))];
  const keep = (rows: readonly SeatRow[]): void =>
    setSeats((known) => ({
      ...known,
      ...Object.fromEntries(rows.map((row) => [row.prod_id, row.inventory_cnt])),
    }));

  useLive('seats', {
    refetch: () => {
      if (prod_ids.length === 0) return;
      // The numbers that are shown stay until the next answer.
      void fetchCounts('seat', () => call(productSeats, { prod_ids })).then(keep, () => undefined);
    },
    onCount: (event) => {
      if ('prod_id' in event) keep([{ prod_id: event.prod_id, inventory_cnt: event.remaining }]);
    },
  });

  return products.map((product) => {
    const inventory_cnt = seats[product.prod_id] ?? product.inventory_cnt;
    return inventory_cnt === product.inventory_cnt ? product : { ...product, inventory_cnt };
  });
}
