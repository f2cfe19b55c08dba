import { z } from 'zod';
import { ProviderAway } from '../provider.ts';

/** Replies are JSON; which fields come with which code is not documented, so only `rescode` is counted on. */
const Reply = z.object({
  rescode: z.coerce.string().regex(/^\d{4}$/),
  resmsg: z.string().default(''),
  refno: z.string().optional(),
  transid: z.string().default(''),
  reqcur: z.string().default(''),
  reqamt: z.coerce.string().default(''),
  mid: z.string().optional(),
  servicetype: z.string().optional(),
});
export type FunPayReply = z.infer<typeof Reply>;

/** Largest reply read, in characters. */
const mostText = 100_000;

/**
 * Posts a signed form to FunPay and reads its JSON reply.
 * @param deadline ends it before its own time is over
 * @throws ProviderAway when it cannot be reached in time or answers in another language
 */
export const postToFunPay = async (
  url: string,
  fields: Readonly<Record<string, string>>,
  timeoutMs: number,
  deadline?: AbortSignal,
): Promise<FunPayReply> => {
  try {
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: deadline ? AbortSignal.any([timeout, deadline]) : timeout,
    });
    const text = await response.text();
    if (!response.ok || text.length > mostText) throw new Error(`status ${response.status}`);
    return Reply.parse(JSON.parse(text));
  } catch (error) {
    throw new ProviderAway(`No answer from ${new URL(url).host}`, { cause: error });
  }
};
