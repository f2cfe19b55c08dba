import type { PayType } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { providerCurrency } from '@narae/rules';
import { decimalAmount } from '../decimal.rules.ts';
import { plainText } from '../plain-text.rules.ts';
import type { Charge, SignedRequest } from '../provider.ts';
import { fgkeyOf } from './fgkey.ts';

export const serviceTypes: Readonly<Partial<Record<PayType, string>>> = { A: 'S000', W: 'S001', P: 'S005' };

/** Tourism. */
const businessType = 4;

interface Merchant {
  readonly url: string;
  readonly mid: string;
  readonly secret: string;
  /** For the addresses the provider calls. */
  readonly publicOrigin: string;
}

/** Required of every method, on one line; only WeChat Pay prescribes a form. */
const tradeInformation = ({ payType, quantity }: Charge, product: string): string =>
  JSON.stringify(
    payType === 'W'
      ? { goods_detail: [{ goods_name: product, quantity }] }
      : { business_type: businessType, goods_info: `${product}^${quantity}`, total_quantity: quantity },
  );

/**
 * Signed (PAY-4, PAY-12). `returnurl` carries our reference and token, because the provider's additions to it
 * are undocumented, as is the format of `expiretime`, which stays empty.
 */
export const funPayRequest = (charge: Charge, merchant: Merchant): SignedRequest => {
  const reqcur = providerCurrency[charge.currency];
  const reqamt = decimalAmount(charge.amount, reqcur);
  const product = plainText(charge.product);
  const fields: Record<string, string> = {
    ver: 'V2',
    mid: merchant.mid,
    mname: 'Narae',
    servicetype: serviceTypes[charge.payType] ?? '',
    refno: charge.refno,
    reqcur,
    reqamt,
    buyername: plainText(charge.buyername, 80),
    tel: charge.tel,
    email: charge.email,
    product,
    trade_information: tradeInformation(charge, product),
    refer_url: `${merchant.publicOrigin}${href('orderConfirm', { cart_id: charge.cart_id })}`,
    returnurl: `${merchant.publicOrigin}/payment/icb/return?refno=${charge.refno}&token=${charge.returnToken}`,
    statusurl: `${merchant.publicOrigin}/payment/icb/status`,
    reqtype: charge.reqType,
    restype: charge.resType,
    expiretime: '',
    param1: charge.lanTp,
  };
  return {
    action: `${merchant.url}/payment/payment.icb`,
    charset: 'UTF-8',
    fields: { ...fields, fgkey: fgkeyOf(Object.entries(fields), merchant.secret) },
    reqcur,
    reqamt,
  };
};
