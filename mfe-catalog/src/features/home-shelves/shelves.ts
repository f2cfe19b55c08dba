import type { TripShelfName } from '@narae/contracts/trip-limits';

export interface ShelfPlan {
  readonly title: 'shelf_closing' | 'shelf_kpop' | 'shelf_theme' | 'shelf_enter' | 'shelf_trips';
  readonly note?: 'shelf_closing_note';
  /** Its category, which has a list of its own. */
  readonly prod_type?: string;
  readonly countdown?: boolean;
}

/** How each shelf is shown (look: Home). */
export const shelfPlans: Readonly<Record<TripShelfName, ShelfPlan>> = {
  closing: { title: 'shelf_closing', note: 'shelf_closing_note', countdown: true },
  CG001: { title: 'shelf_kpop', prod_type: 'CG001' },
  CG002: { title: 'shelf_theme', prod_type: 'CG002' },
  CG004: { title: 'shelf_enter', prod_type: 'CG004' },
  CG006: { title: 'shelf_trips', prod_type: 'CG006' },
};
