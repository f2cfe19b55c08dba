import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import type { ErrorKey } from '../../error-keys.ts';
import { PayOutcome, PayType, ReturnToken } from '../../entities/booking/payment.ts';
import { Amount, Currency, Id, CallerLanguage } from '../../primitives.ts';
import * as rows from './payments.rows.ts';
import { payableErrors } from './shared.ts';

/** Only the order's identity and the device count, the rest is compared. */
const orderInfo = z.strictObject({
  cartId: Id,
  /** What is to be paid on an order that is paid already; absent where it is the order itself (ORDER-15). */
  dueId: Id.optional(),
  orderId: Id.optional(),
  prodId: Id.optional(),
  memId: Id.optional(),
  costPrice: Amount.optional(),
  origin_total_price: Amount.optional(),
  buyername: z.string().max(200).optional(),
  tel: z.string().max(40).optional(),
  email: z.string().max(254).optional(),
  prodTitle: z.string().max(400).optional(),
  prodType: z.string().max(40).optional(),
  inventoryCnt: z.int().optional(),
  participant_cnt: z.int().optional(),
  locale: z.string().max(20).optional(),
  lanTp: CallerLanguage.optional(),
  /** The one the amount was shown in; the language's own where it is not named. */
  currency: Currency.optional(),
  /** `termsVersion` of the shopper's consent; old clients name none. */
  terms_version: z.string().max(20).optional(),
  /** M mobile, P desktop. */
  reqType: z.enum(['M', 'P']),
  resType: z.enum(['PAGE', 'JSON']).optional(),
  /** Instructions for the sandbox provider; rejected elsewhere. */
  sandbox_outcome: z
    .enum(['approve', 'decline', 'late', 'duplicate', 'forge', 'silent', 'refund-lost', 'lost', 'amount'])
    .optional(),
});

/** Old clients' additions for UnionPay: compared, or ignored (PAY-10). */
const unionPayInfo = {
  amount: Amount.optional(),
  total: Amount.optional(),
  memNm: z.string().max(200).optional(),
  payType: PayType.optional(),
};

const providerForm = z.object({
  msg: z.literal('success'),
  action: z.string(),
  method: z.literal('POST'),
  /** `accept-charset` of the form. */
  charset: z.enum(['UTF-8', 'EUC-KR']),
  fields: z.record(z.string(), z.string()),
  refno: z.string(),
  hold_expires_at: z.string(),
});

const payErrors: readonly ErrorKey[] = [
  ...payableErrors,
  'change_over',
  'pay_choice_input',
  'pay_method_unknown',
  'payment_again_later',
  'payment_cap_exceeded',
  'payment_checking',
  'price_changed',
  'terms_changed',
];

export const paymentCalls = {
  payment: defineCall(rows.payment, {
    input: orderInfo.extend({ pay_type: PayType, ...unionPayInfo }),
    output: providerForm,
    errors: payErrors,
    alsoNamed: { orderInfo: 'info' },
  }),
  wechatpayment: defineCall(rows.wechatpayment, {
    input: orderInfo,
    output: z.object({
      msg: z.literal('success'),
      redirect_url: z.string(),
      refno: z.string(),
      hold_expires_at: z.string(),
    }),
    errors: [...payErrors, 'payment_fail_contact'],
    alsoNamed: { orderInfo: 'info' },
  }),
  payOutcome: defineCall(rows.payOutcome, {
    /** The owner's session needs no token. */
    input: z.strictObject({ refno: Id, token: ReturnToken.optional() }),
    output: z.array(PayOutcome).max(1),
    errors: ['token_expired'],
  }),
};
