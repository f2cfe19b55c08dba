import type { PayType } from '@narae/contracts';
import { voidOverdue } from '../../src/orders/changes/change-order.ts';
import type { Checkout, Order } from './checkout.ts';
import { payFor } from './paid-order.ts';
import { payPal } from './pay-methods.ts';
import { tour } from './products.ts';

interface DueForm {
  readonly reqType?: 'M' | 'P';
  readonly pay_type?: PayType;
}

/** An order that is paid, and ways to pay what is due on it besides. */
export interface ChangedOrder extends Pick<Order, 'cart_id' | 'prod_id' | 'me'> {
  readonly order_id: string;
  /** Of the payment for the order itself. */
  readonly refno: string;
  /** Sends the form for a due; answers what the shop says. */
  tryDue(due_id: string, form?: DueForm): Promise<{ status: number; refno: string; error: string }>;
  /** The same for one that is taken; answers the reference. */
  payDue(due_id: string, form?: DueForm): Promise<string>;
  /** Lets the job that ends changes run once. */
  sweep(): Promise<void>;
}

interface Wanted {
  readonly prod_id?: string;
  readonly lanTp?: 'ENG' | 'CHN' | 'KOR';
  readonly opt_codes?: readonly string[];
  readonly pay_type?: PayType;
}

/** The tour with its date near, and as a concert. */
export const sellSpecials = async ({ service }: Checkout): Promise<void> => {
  await service.sell({ ...tour, prod_id: 'PSOON', start_day: '2026-11-27', end_day: '2026-11-27' });
  await service.sell({ ...tour, prod_id: 'PCONCERT', cancellation: 'concert' });
};

/** A paid order of one adult with the named options, one person each. */
export const paidOrder = async (
  checkout: Checkout,
  { prod_id = 'PTOUR1', lanTp = 'ENG', opt_codes = [], pay_type = 'P' }: Wanted = {},
): Promise<ChangedOrder> => {
  const options = opt_codes.map((opt_code) => ({ opt_code, participant_cnt: 1 }));
  const order = await checkout.confirmed(prod_id, lanTp, options.length > 0 ? { options } : {});
  const { cart_id, me, order_id, refno } = await payFor(checkout, order, { ...payPal, payType: pay_type });
  const { price } = await checkout.booking(cart_id);
  const currency = price?.currency;
  const tryDue: ChangedOrder['tryDue'] = async (dueId, form = {}) => {
    const { reqType = 'P', pay_type: by = pay_type } = form;
    const { status, body } = await me.call('payment', {
      pay_type: by,
      cartId: cart_id,
      dueId,
      reqType,
      currency,
    });
    return { status, refno: body.refno ?? '', error: String(body.error ?? '') };
  };
  return {
    cart_id,
    prod_id,
    me,
    order_id,
    refno,
    tryDue,
    payDue: async (due_id, form) => {
      const sent = await tryDue(due_id, form);
      if (sent.refno === '') throw new Error(`not started: ${sent.error}`);
      return sent.refno;
    },
    sweep: () => voidOverdue(checkout.context),
  };
};
