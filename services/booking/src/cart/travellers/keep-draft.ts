import type { TypedTravellers } from '@narae/contracts';
import type { CartContext } from '../context.ts';
import { changeOwnBooking } from '../../kernel/index.ts';
import { sealDraft } from '../rows/typed-draft.ts';

/**
 * Keeps what somebody has typed on the traveller screen so far (ORDER-10): complete or not, of the persons of the
 * party, in the place of what was kept before. It confirms nothing, and no event is raised.
 * @throws DomainError cart_not_found, txn_type_invalid (paying has begun), version_conflict
 */
export const keepDraft = async (
  context: CartContext,
  cart_id: string,
  typed: TypedTravellers,
  mem_id: string,
): Promise<void> => {
  await changeOwnBooking(context, mem_id, { cart_id }, 'draft-travellers', (booking) => ({
    set: { draft: sealDraft(booking, booking.party, typed, context.config.documentKey) },
  }));
};
