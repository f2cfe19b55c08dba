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

/** One card a trip: the first of its departures (CATALOG-17). */
export const firstOfTrips = (products: readonly Product[]): Product[] => {
  const seen = new Set<string>();
  return products.filter(({ trip_id }) => {
    if (seen.has(trip_id)) return false;
    seen.add(trip_id);
    return true;
  });
};

export const shelfOf = (plan: ShelfPlan, products: readonly Product[]): Product[] =>
  products.filter(plan.holds).slice(0, MOST_OF_A_SHELF);
