import { providerCurrency } from '@narae/rules';
import { decimalAmount } from '../decimal.rules.ts';
import type { Charge, SignedRequest } from '../provider.ts';
import { stampOf } from '../refno.ts';
import { asciiText } from './ascii.rules.ts';

/** Cards abroad: authenticated in the browser, approved by the server. */
export const serviceCode = '0900';
const serviceType = '0000';
const usingType = '0001';

/** Currencies BillGate charges (PAY-10). */
const currencies: Readonly<Record<string, string>> = { KRW: '0000', USD: '0001' };

interface Merchant {
  readonly payUrl: string;
  readonly serviceId: string;
  /** Where the browser comes back to. */
  readonly publicOrigin: string;
}

/** Unsigned: it pays nothing, approval compares the amount (PAY-10). `RETURN_URL` has our token (PAY-15). */
export const billGateRequest = (charge: Charge, merchant: Merchant): SignedRequest => {
  const reqcur = providerCurrency[charge.currency];
  const currency = currencies[reqcur];
  if (currency === undefined) throw new RangeError(`BillGate does not charge ${reqcur}`);
  const reqamt = decimalAmount(charge.amount, reqcur);
  return {
    action: `${merchant.payUrl}/credit/abroad/certify.jsp`,
    charset: 'EUC-KR',
    fields: {
      SERVICE_ID: merchant.serviceId,
      SERVICE_CODE: serviceCode,
      SERVICE_TYPE: serviceType,
      ORDER_ID: charge.refno,
      ORDER_DATE: stampOf(charge.refno),
      AMOUNT: reqamt,
      CURRENCY: currency,
      RETURN_URL: `${merchant.publicOrigin}/payment/unionpay/return?token=${charge.returnToken}&lan_tp=${charge.lanTp}`,
      ITEM_CODE: charge.prod_id,
      ITEM_NAME: asciiText(charge.productInEnglish, charge.prod_id),
      USER_ID: charge.mem_id,
      USER_NAME: asciiText(charge.buyername, charge.mem_id, 50),
      USER_EMAIL: asciiText(charge.email, '', 100),
      WEBAPI_FLAG: 'Y',
      USING_TYPE: usingType,
    },
    reqcur,
    reqamt,
  };
};
