import type { PayType } from '@narae/contracts';
import { eucKrForm } from '../../src/payment/providers/billgate/euc-kr.ts';
import type { Checkout } from './checkout.ts';
import type { TestBooking } from './start-booking.ts';

/** A way to pay, as far as the suites that run over all of them differ by it. */
export interface PayMethod {
  readonly payType: PayType;
  readonly lanTp: 'ENG' | 'CHN';
  /** The shopper has done their part at the provider, and each of these processes hears of it at once. */
  arrive(checkout: Checkout, refno: string, processes: readonly TestBooking[]): Promise<void>;
  /** The amounts that the provider was asked to send back for a reference. */
  sentBack(checkout: Checkout, refno: string): string[];
}

/** A provider that takes the money and notifies the shop. */
export const payPal: PayMethod = {
  payType: 'P',
  lanTp: 'ENG',
  arrive: async (checkout, refno, processes) => {
    await checkout.stands(refno, '0000');
    const fields = await checkout.notice(refno);
    const answers = await Promise.all(processes.map((process) => process.form('icbStatus', fields)));
    expect(answers.map(({ body }) => String(body))).toEqual(processes.map(() => 'SUCCESS'));
  },
  sentBack: ({ provider }, refno) =>
    provider.refunds.filter((one) => one['refno'] === `${refno}R`).map((one) => one['voidamt'] ?? ''),
};

/** A provider that waits for the shop's approval when the browser has come back. */
export const unionPay: PayMethod = {
  payType: 'U',
  lanTp: 'CHN',
  arrive: async (checkout, refno, processes) => {
    const { fields } = await checkout.attempt(refno);
    const { pathname, search } = new URL(fields['RETURN_URL'] ?? '');
    const payload = eucKrForm({ ORDER_ID: refno, RESPONSE_CODE: '0000', PAY_MESSAGE: 'authenticated' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answers = await Promise.all(
      processes.map(({ app }) => app.inject({ method: 'POST', url: pathname + search, payload, headers })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(processes.map(() => 303));
  },
  sentBack: ({ billGate }, refno) =>
    billGate.cancels.filter((one) => one['ORDER_ID'] === refno).map((one) => one['CANCEL_AMOUNT'] ?? ''),
};

/** One method of each kind of provider. */
export const payMethods = [payPal, unionPay];
