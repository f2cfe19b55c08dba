import type { ErrorKey } from '@narae/contracts';
import type { displayState } from '@narae/rules';
import type { PackKey } from '@narae/i18n';

/** Why a product cannot be booked, and what can be done about it. */
export interface Unavailable {
  /** Said in place of the form. */
  readonly note: PackKey<'catalog'>;
  /** What the server answers to somebody who tries (CART-2). */
  readonly error: ErrorKey;
  /** What one can wait for meanwhile (SEAT-7); null where similar trips help more. */
  readonly waiting: 'seats' | 'opening' | null;
}

/** By state; null where the product can be booked (CATALOG-13). */
export const unavailable = {
  'in-progress': null,
  'closing-soon': null,
  'sold-out': { note: 'unavailable_sold_out', error: 'no_inventory', waiting: 'seats' },
  preparing: { note: 'unavailable_preparing', error: 'product_not_registered', waiting: 'opening' },
  closed: { note: 'unavailable_closed', error: 'product_deadline', waiting: null },
} as const satisfies Record<ReturnType<typeof displayState>, Unavailable | null>;
