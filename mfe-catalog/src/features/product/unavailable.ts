import type { ErrorKey } from '@narae/contracts';
import type { displayState } from '@narae/rules';
import type { PackKey } from '@narae/i18n';

/** Why a product cannot be booked, and what can be done about it. */
export interface Unavailable {
  /** Said in place of the form. */
  readonly note: PackKey<'catalog'>;
  /** What the server answers to somebody who tries (CART-2). */
  readonly error: ErrorKey;
  /** The button that leads to the desk; null where similar trips help more. */
  readonly ask: PackKey<'catalog'> | null;
}

/** By state; null where the product can be booked (CATALOG-13). */
export const unavailable = {
  'in-progress': null,
  'closing-soon': null,
  'sold-out': { note: 'unavailable_sold_out', error: 'no_inventory', ask: 'ask_seats' },
  preparing: { note: 'unavailable_preparing', error: 'product_not_registered', ask: 'ask_trip' },
  closed: { note: 'unavailable_closed', error: 'product_deadline', ask: null },
} as const satisfies Record<ReturnType<typeof displayState>, Unavailable | null>;
