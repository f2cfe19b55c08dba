import { z } from 'zod';
import { ProviderAway } from '../provider.ts';
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

/** Largest reply read, in bytes. */
const mostBytes = 100_000;

/**
 * Posts a form in EUC-KR to BillGate and reads its JSON reply, in EUC-KR too.
 * @throws ProviderAway when it cannot be reached in time or answers in another language: what it did is unknown
 */
export const postToBillGate = async (
  url: string,
  fields: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<BillGateReply> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: eucKrForm(fields),
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded; charset=EUC-KR',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!response.ok || bytes.length > mostBytes) throw new Error(`status ${response.status}`);
    return Reply.parse(JSON.parse(decodeEucKr(bytes)));
  } catch (error) {
    throw new ProviderAway(`No answer from ${new URL(url).host}`, { cause: error });
  }
};
