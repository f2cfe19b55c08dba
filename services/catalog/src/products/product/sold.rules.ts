import type { DepartureChange } from '@narae/contracts';
import { CHANGES_TOLD } from '@narae/contracts/departure-limits';
import { soldParts, type SoldTerms } from '@narae/rules';
import type { Edit } from '../../content/index.ts';
import type { StoredProduct } from './product.model.ts';
import { type ProductContent, soldTermsOf } from './product.rules.ts';

export interface StoredSeats {
  readonly capacity: number;
  readonly remaining: number;
  /** Taken or held, as booking said last; absent before it first said so. */
  readonly seats_taken?: number;
}

/** Seats taken or held, as booking said last; worked out where it never said so. */
export const takenSeats = ({ seats_taken, capacity, remaining }: StoredSeats): number =>
  seats_taken ?? Math.max(0, capacity - remaining);

type Edited = Pick<Edit, 'mark' | 'why'>;

type Sold = StoredSeats & Pick<StoredProduct, keyof SoldTerms | 'changes'>;

/** Whether an edit changes what was sold without saying why, where seats are sold or held (ORDER-22). */
export const lacksReason = (existing: Sold, content: ProductContent, { mark, why }: Edited): boolean =>
  mark !== undefined &&
  why === undefined &&
  takenSeats(existing) > 0 &&
  soldParts(existing, content).length > 0;

/** The entry of the audit log with the reason; without the note, which is for members. */
const auditOf = ({ mark, why }: Edited) =>
  mark &&
  why && {
    ...mark.audit,
    changes: [...mark.audit.changes, { field: 'change_reason', from: '', to: why.reason }],
  };

/**
 * The changes of what was sold with the one that an edit makes, and its entry of the audit log; null where it makes none
 * (ORDER-22). Booking decides whom to write to: an order that is paid meanwhile is told as well, without a reason.
 */
export const soldChangeOf = (
  existing: Sold,
  content: ProductContent,
  { at, ...edit }: Edited & { readonly at: Date },
) => {
  if (soldParts(existing, content).length === 0) return null;
  const { changes: earlier = [] } = existing;
  const change: DepartureChange = {
    change_no: (earlier.at(-1)?.change_no ?? 0) + 1,
    at: at.toISOString(),
    from: soldTermsOf(existing),
    to: soldTermsOf(content),
    ...(edit.why && { reason: edit.why.reason }),
    note: edit.why?.note ?? '',
  };
  return { changes: [...earlier, change].slice(-CHANGES_TOLD), audit: auditOf(edit) };
};
