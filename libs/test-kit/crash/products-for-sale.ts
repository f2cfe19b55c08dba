import type { Product } from '@narae/contracts';
import { createRandom } from './random.ts';
import { ScriptedShopper } from './scripted-shopper.ts';

/** What the shop shows. */
export const productsOf = async (origin: string): Promise<Product[]> => {
  const info = { currency: 'USD', lan_tp: 'ENG' };
  const answer = await fetch(`${origin}/api/productList1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ info }),
  });
  return (await answer.json()) as Product[];
};

/** Those with most seats and one with fewest, of the products one can put in the cart without choosing a room. */
export const productsForSale = async (origin: string, count: number): Promise<string[]> => {
  const probe = await ScriptedShopper.create({
    name: 'Probe',
    origin,
    random: createRandom(1),
    products: [],
  });
  try {
    const products = await productsOf(origin);
    const bySeats = products.toSorted((a, b) => b.inventory_cnt - a.inventory_cnt);
    const scarce = bySeats.filter(({ inventory_cnt }) => inventory_cnt > 1).slice(-count);
    return [...(await probe.salable(bySeats, count)), ...(await probe.salable(scarce, 1))];
  } finally {
    await probe.close();
  }
};
