import type { PayType, OrderDetail } from '@narae/contracts';
import { termsVersion } from '@narae/contracts/terms-version';
import { payment, wechatpayment } from '@narae/contracts/rows';
import { ApiError, call, toast, useGo, newIdempotencyKey, useLocale, type LanTp } from '@narae/shell-sdk';
import { useState } from 'react';

const POPUP = 'narae-pay';
const POPUP_LOOK = 'popup,width=520,height=760';

const noLongerSo: readonly string[] = ['price_changed', 'change_over'];

export interface Leaving {
  readonly refno: string;
  readonly popup: Window | null;
}

export interface PayEvents {
  readonly onHold?: (hold_expires_at: string) => void;
  /** The price has changed, or can no longer be paid. */
  readonly onOtherPrice: () => void;
  /** @returns whether everything that payment depends on is saved */
  readonly saveFirst?: () => false | Promise<boolean>;
}

/**
 * On phones the page itself goes to the provider, on desktops a window, which must be opened at the press or
 * the browser blocks it. Where the server's amount differs from what was shown nothing is paid and
 * `onOtherPrice` is called.
 */
export function usePay(booking: Payable, { onHold, onOtherPrice }: PayEvents) {
  const go = useGo();
  const { lanTp } = useLocale();
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState<Leaving | null>(null);

  /** @param saved nothing is paid unless this resolves to true */
  const pay = async (payType: PayType, saved: Promise<boolean>): Promise<void> => {
    const reqType = requestType(navigator.userAgent);
    const orderInfo = orderInfoOf(booking, reqType, lanTp);
    const popup = reqType === 'P' ? window.open('', POPUP, POPUP_LOOK) : null;
    // A new key for each press: the server says whether it is another attempt (PAY-17).
    const idempotencyKey = newIdempotencyKey();
    setBusy(true);
    try {
      if (!(await saved)) return void popup?.close();
      if (payType === 'W' && reqType === 'M') {
        const answer = await call(wechatpayment, { ...orderInfo, resType: 'JSON' }, { idempotencyKey });
        location.assign(answer.redirect_url);
        return;
      }
      const shown = otherCharge(booking, payType);
      const form = await call(
        payment,
        {
          ...orderInfo,
          ...(shown ? { amount: shown.amount } : {}),
          resType: 'PAGE',
          pay_type: payType,
        },
        { idempotencyKey },
      );
      onHold?.(form.hold_expires_at);
      postForm(form, popup ? POPUP : '_self');
      if (popup) setLeaving({ refno: form.refno, popup });
    } catch (error) {
      popup?.close();
      toast.rejection(error);
      if (error instanceof ApiError && noLongerSo.includes(error.error)) onOtherPrice();
    } finally {
      setBusy(false);
    }
  };

  return {
    pay,
    busy,
    leaving,
    stay: (): void => setLeaving(null),
    arrive: (refno: string): void => go('orderResult', { refno, cart_id: booking.cart_id, lan_tp: lanTp }),
  };
}

/** What can be paid: an order, or a due of one that is paid already (ORDER-15). */
export type Payable = Pick<
  OrderDetail,
  'cart_id' | 'order_id' | 'pay_types' | 'other_charges' | 'total_price' | 'prod_price_tp'
> & {
  /** Absent where the order itself is paid. */
  readonly due_id?: string;
};

const orderInfoOf = (booking: Payable, reqType: 'M' | 'P', lanTp: LanTp) => ({
  cartId: booking.cart_id,
  ...(booking.due_id && { dueId: booking.due_id }),
  orderId: booking.order_id,
  origin_total_price: booking.total_price,
  currency: booking.prod_price_tp,
  terms_version: termsVersion,
  reqType,
  lanTp,
});

/** What a method charges in another currency than the order's (PAY-10). */
export const otherCharge = (
  { other_charges }: Pick<Payable, 'other_charges'>,
  payType: PayType | null,
): Payable['other_charges'][number] | undefined => other_charges.find(({ pay_type }) => pay_type === payType);

/** The provider's payment page: M mobile, P desktop, by user agent (PAY-3). */
const requestType = (userAgent: string): 'M' | 'P' =>
  /iPhone|Android|iPad|iPod/.test(userAgent) ? 'M' : 'P';

/** The browser itself posts it, so that the shopper lands at the provider. */
interface ProviderForm {
  readonly action: string;
  readonly charset: string;
  readonly fields: Readonly<Record<string, string>>;
}

function postForm({ action, charset, fields }: ProviderForm, target: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = target;
  form.acceptCharset = charset;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
