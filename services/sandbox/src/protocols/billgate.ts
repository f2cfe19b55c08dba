import { z } from 'zod';
import iconv from 'iconv-lite';
import { ProtocolError, ResCode } from '../domain/protocol.ts';
import { billGateOutcomes } from '../domain/outcomes.ts';

export const currencies = { '0000': 'KRW', '0001': 'USD' } as const;

const amountForms = { '0000': /^[1-9]\d{2,9}$/, '0001': /^\d{1,8}\.\d{2}$/ } as const;

const text = z.string().min(1).max(200);
const aboutOrder = {
  SERVICE_ID: z.string().regex(/^M\d{7}$/),
  SERVICE_CODE: z.literal('0900'),
  ORDER_ID: z.string().regex(/^[A-Za-z0-9]{1,64}$/),
  ORDER_DATE: z.string().regex(/^\d{14}$/),
};

const CertifyRequest = z
  .object({
    ...aboutOrder,
    SERVICE_TYPE: z.literal('0000'),
    AMOUNT: z.string(),
    CURRENCY: z.enum(['0000', '0001']),
    RETURN_URL: z.url({ protocol: /^https?$/ }).max(500),
    ITEM_CODE: z.string().min(1).max(40),
    ITEM_NAME: text,
    USER_ID: z.string().min(1).max(40),
    USER_NAME: text,
    USER_EMAIL: z.string().max(200),
    WEBAPI_FLAG: z.literal('Y'),
    USING_TYPE: z.literal('0001'),
    sandbox_outcome: z.enum(billGateOutcomes).optional(),
  })
  .refine(({ CURRENCY, AMOUNT }) => amountForms[CURRENCY].test(AMOUNT) && Number(AMOUNT) > 0, {
    path: ['AMOUNT'],
  });
export type CertifyRequest = z.output<typeof CertifyRequest>;

const ApproveRequest = z.object({ ...aboutOrder, PAY_MESSAGE: z.string().min(1) });
export type ApproveRequest = z.output<typeof ApproveRequest>;

const CancelRequest = z.object({
  ...aboutOrder,
  TRANSACTION_ID: z.string().max(64),
  CANCEL_TYPE: z.enum(['C', 'P']),
  CANCEL_AMOUNT: z.string().regex(/^\d{1,10}(\.\d{2})?$/),
});
export type CancelRequest = z.output<typeof CancelRequest>;

const reader =
  <Form extends z.ZodType<{ SERVICE_ID: string }>>(form: Form) =>
  /** @throws ProtocolError 9300 naming the invalid field */
  (fields: ReadonlyMap<string, string>, { serviceId }: { readonly serviceId: string }): z.output<Form> => {
    const parsed = form.safeParse(Object.fromEntries(fields));
    const wrong = parsed.success
      ? parsed.data.SERVICE_ID === serviceId || 'SERVICE_ID'
      : (parsed.error.issues[0]?.path.join('.') ?? '');
    if (!parsed.success || wrong !== true)
      throw new ProtocolError(ResCode.BadParameter, `INVALID PARAMETER ${wrong}`.trim());
    return parsed.data;
  };

export const readCertifyRequest = reader(CertifyRequest);
export const readApproveRequest = reader(ApproveRequest);
export const readCancelRequest = reader(CancelRequest);

const encoding = 'euc-kr';

const unescape = (text: string): string => {
  const bytes = text
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return iconv.decode(Buffer.from(bytes, 'latin1'), encoding);
};

/** EUC-KR, independent of the shop's code. @throws ProtocolError 9300 for a repeated name, or other text */
export const readEucKrForm = (body: string): Map<string, string> => {
  const fields = new Map<string, string>();
  for (const pair of body.split('&').filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=').map(unescape);
    const value = rest.join('=');
    if (fields.has(name) || /\uFFFD|&#\d+;/.test(value)) {
      throw new ProtocolError(ResCode.BadParameter, `INVALID PARAMETER ${name}`);
    }
    fields.set(name, value);
  }
  return fields;
};

/** A form body in EUC-KR; only letters and digits stay unescaped. */
export const eucKrForm = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map((pair) =>
      pair
        .map((text) =>
          [...iconv.encode(text, encoding)]
            .map((byte) => String.fromCharCode(byte))
            .map((letter) =>
              /\w/.test(letter) ? letter : `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`,
            )
            .join(''),
        )
        .join('='),
    )
    .join('&');

export const eucKrJson = (reply: Readonly<Record<string, string>>): Buffer =>
  iconv.encode(JSON.stringify(reply), encoding);
