import type { Product } from '@narae/contracts';

/** Where the first trip of a shop is shown. */
export const tripPath = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/productList1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ info: { currency: 'USD', lan_tp: 'ENG' } }),
  });
  const trip = ((await answer.json()) as Product[]).find(({ variant }) => variant === 'trip');
  if (!trip) throw new Error('the shop has no trip');
  return `/productDetail?prod_id=${trip.prod_id}`;
};
