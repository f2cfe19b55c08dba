import { z } from 'zod';
import { createHash, timingSafeEqual } from 'node:crypto';
import { outcomes } from '../domain/outcomes.ts';
import { ProtocolError, ResCode } from '../domain/protocol.ts';

const serviceType = z.enum(['S000', 'S001', 'S005']);
export type ServiceType = z.output<typeof serviceType>;

const address = z.url({ protocol: /^https?$/ }).max(500);
const currency = z.enum(['KRW', 'USD', 'CNY']);
/** Rejects `^`, `|` and characters beyond the basic plane. */
const text = z
  .string()
  .min(1)
  .max(400)
  .regex(/^[^^|\u{10000}-\u{10FFFF}]+$/u);
const refno = z.string().regex(/^[A-Za-z0-9]{1,40}$/);
const transid = z.string().max(64);
const amountForms = { KRW: /^[1-9]\d{2,9}$/, USD: /^\d{1,8}\.\d{2}$/, CNY: /^\d{1,8}\.\d{2}$/ } as const;

const goods = {
  S000: z.object({
    business_type: z.int(),
    goods_info: z.string().includes('^'),
    total_quantity: z.int().min(1),
  }),
  S001: z.object({ goods_detail: z.array(z.object({ goods_name: z.string(), quantity: z.int() })).min(1) }),
} as const;

const isGoods = (method: ServiceType, json: string): boolean => {
  // PayPal's requirements for goods are undocumented.
  if (method === 'S005') return true;
  try {
    return goods[method].safeParse(JSON.parse(json)).success;
  } catch {
    return false;
  }
};

const isAmount = ({ reqcur, reqamt }: { reqcur: keyof typeof amountForms; reqamt: string }): boolean =>
  amountForms[reqcur].test(reqamt) && Number(reqamt) > 0;

const PaymentRequest = z
  .object({
    ver: z.literal('V2'),
    mid: z.string(),
    mname: z.string().max(100).default(''),
    servicetype: serviceType,
    refno,
    reqcur: currency,
    reqamt: z.string(),
    buyername: text,
    product: text,
    trade_information: z.string().max(2_000),
    refer_url: address,
    returnurl: address,
    statusurl: address,
    reqtype: z.enum(['P', 'M']),
    restype: z.enum(['PAGE', 'JSON']),
    param1: z.string().max(100).default(''),
    sandbox_outcome: z.enum(outcomes).optional(),
  })
  .refine(isAmount, { path: ['reqamt'] })
  .refine((form) => isGoods(form.servicetype, form.trade_information), { path: ['trade_information'] });
export type PaymentRequest = z.output<typeof PaymentRequest>;

const Query = z.object({
  ver: z.literal('V2'),
  mid: z.string(),
  servicetype: serviceType,
  refno,
  transid,
});

const Refund = Query.extend({
  transid: transid.min(1),
  reqcur: currency,
  reqamt: z.string(),
  voidamt: z.string(),
  reasoncode: z.enum(['R000', 'R001', 'R002', 'R003']),
  reasondesc: z.string().max(200).default(''),
}).refine(isAmount, { path: ['reqamt'] });

const RateQuery = z.object({ ver: z.literal('V2'), mid: z.string(), reqcur: z.string() });

interface Merchant {
  readonly mid: string;
  readonly secret: string;
}

const reader =
  <Form extends z.ZodType<{ mid: string }>>(form: Form) =>
  /** @throws ProtocolError 9300 naming the invalid field, 9301 for a wrong signature */
  (fields: ReadonlyMap<string, string>, merchant: Merchant): z.output<Form> => {
    const parsed = form.safeParse(Object.fromEntries(fields));
    if (!parsed.success) {
      const field = parsed.error.issues[0]?.path.join('.') ?? '';
      throw new ProtocolError(ResCode.BadParameter, `INVALID PARAMETER ${field}`.trim());
    }
    if (parsed.data.mid !== merchant.mid)
      throw new ProtocolError(ResCode.BadParameter, 'INVALID PARAMETER mid');
    if (!isSigned(fields, merchant.secret)) throw new ProtocolError(ResCode.BadSignature);
    return parsed.data;
  };

export const readPaymentRequest = reader(PaymentRequest);
export const readQuery = reader(Query);
export const readRefund = reader(Refund);
export const readRateQuery = reader(RateQuery);

/** Excluded from the signature: the signature itself and the sandbox's instructions. */
const unsigned = new Set(['fgkey', 'sandbox_outcome']);

/** SHA-256 of secret and sorted characters, uppercase hex; independent of the shop, so both must agree. */
export const sign = (fields: ReadonlyMap<string, string>, secret: string): string => {
  const pairs: string[] = [];
  for (const [name, value] of fields) if (!unsigned.has(name)) pairs.push(`${name}=${value}`);
  const characters = Array.from({ length: pairs.join('&').length }, (_, at) => pairs.join('&').charAt(at));
  return createHash('sha256')
    .update(`${secret}?${characters.sort().join('')}`)
    .digest('hex')
    .toUpperCase();
};

const isSigned = (fields: ReadonlyMap<string, string>, secret: string): boolean => {
  const given = Buffer.from(fields.get('fgkey') ?? '');
  const wanted = Buffer.from(sign(fields, secret));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

export const signed = (fields: Readonly<Record<string, string>>, secret: string): Record<string, string> => ({
  ...fields,
  fgkey: sign(new Map(Object.entries(fields)), secret),
});
