import type { Product } from '@narae/contracts';
import { displayState } from '@narae/rules';

export interface ShelfPlan {
  readonly title: 'shelf_closing' | 'shelf_kpop' | 'shelf_theme' | 'shelf_enter' | 'shelf_trips';
  readonly note?: 'shelf_closing_note';
  readonly prod_type?: string;
  readonly holds: (product: Product) => boolean;
  readonly countdown?: boolean;
}

const open = (product: Product): boolean => ['in-progress', 'closing-soon'].includes(displayState(product));
const MOST_OF_A_SHELF = 10;
const NEARLY_GONE = 5;

/** From top to bottom (look: Home). */
export const shelfPlans: readonly ShelfPlan[] = [
  {
    title: 'shelf_closing',
    note: 'shelf_closing_note',
    holds: (product) =>
      displayState(product) === 'closing-soon' || (open(product) && product.inventory_cnt <= NEARLY_GONE),
    countdown: true,
  },
  { title: 'shelf_kpop', prod_type: 'CG001', holds: (product) => product.prod_type === 'CG001' },
  { title: 'shelf_theme', prod_type: 'CG002', holds: (product) => product.prod_type === 'CG002' },
  { title: 'shelf_enter', prod_type: 'CG004', holds: (product) => product.prod_type === 'CG004' },
  { title: 'shelf_trips', prod_type: 'CG006', holds: (product) => product.prod_type === 'CG006' },
];

/** One card a trip: the departure that stands for it, the next with seats, else the next one (CATALOG-17). */
export const cardsOfTrips = (products: readonly Product[]): Product[] => {
  const cards = new Map<string, Product>();
  for (const product of products) {
    const card = cards.get(product.trip_id);
    if (!card || (card.inventory_cnt < 1 && product.inventory_cnt > 0)) cards.set(product.trip_id, product);
  }
  return products.filter((product) => cards.get(product.trip_id) === product);
};

export const shelfOf = (plan: ShelfPlan, products: readonly Product[]): Product[] =>
  products.filter(plan.holds).slice(0, MOST_OF_A_SHELF);
