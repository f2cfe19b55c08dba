import { z } from 'zod';
import { askProvider } from '../ask-provider.ts';
import { decodeEucKr, eucKrForm } from './euc-kr.ts';

/** Which fields come with which code is not documented, so only the code is counted on. */
const Reply = z.object({
  RESPONSE_CODE: z.coerce.string().regex(/^\w{1,10}$/),
  RESPONSE_MESSAGE: z.string().default(''),
  ORDER_ID: z.string().default(''),
  TRANSACTION_ID: z.coerce.string().default(''),
  AUTH_AMOUNT: z.coerce.string().default(''),
});
export type BillGateReply = z.infer<typeof Reply>;

/**
 * Posts a form in EUC-KR to BillGate and reads its JSON reply, in EUC-KR too.
 * @throws ProviderAway when it cannot be reached in time or answers in another language: what it did is unknown
 */
export const postToBillGate = (
  url: string,
  fields: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<BillGateReply> => {
  const contentType = 'application/x-www-form-urlencoded; charset=EUC-KR';
  const question = { url, body: eucKrForm(fields), contentType, timeoutMs };
  return askProvider(question, (reply) => Reply.parse(JSON.parse(decodeEucKr(reply))));
};
