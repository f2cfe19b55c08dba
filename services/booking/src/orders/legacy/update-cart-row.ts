import { TxnType, type bookingCalls } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { z } from 'zod';
import { decideConfirmation, modifyCart } from '../../cart/index.ts';
import { changeOwnBooking, type Shopper } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';

type RowUpdate = z.output<typeof bookingCalls.myCartUpdate.input>;

/**
 * Old clients' update of a row: counts, compared prices, and the step from N to T. Absent counts stay.
 * @throws DomainError as `modifyCart`, and as `saveTravellers` when asked for T
 */
export const updateCartRow = async (
  context: OrdersContext,
  update: RowUpdate,
  shopper: Shopper,
): Promise<void> => {
  const { cart_id, txn_type } = update;
  await modifyCart(
    context,
    { cart_id },
    (booking) => {
      if (txn_type === TxnType.NeedsTravellers && booking.txn_type !== TxnType.NeedsTravellers)
        throw new DomainError('txn_type_invalid', { field: 'txn_type' });
      const { adult_cnt, teen_cnt, children_cnt, child_cnt } = booking.party;
      return {
        counts: {
          adult_cnt: update.adult_cnt ?? adult_cnt,
          teen_cnt: update.teen_cnt ?? teen_cnt,
          children_cnt: update.children_cnt ?? children_cnt,
          child_cnt: update.child_cnt ?? child_cnt,
        },
      };
    },
    shopper,
    { expected: update },
  );
  if (txn_type === TxnType.Confirmed) await confirmSaved(context, cart_id, shopper);
};

/** Old clients' last step: confirms with the travellers that were saved before. */
const confirmSaved = async (context: OrdersContext, cart_id: string, shopper: Shopper): Promise<void> => {
  await changeOwnBooking(context, shopper.mem_id, { cart_id }, 'register-travellers', (booking, at) =>
    decideConfirmation(context, booking, booking, shopper, at),
  );
};
