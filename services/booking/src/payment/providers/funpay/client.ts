import { z } from 'zod';
import { askProvider } from '../ask-provider.ts';

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

/**
 * Posts a signed form to FunPay and reads its JSON reply.
 * @param deadline ends it before its own time is over
 * @throws ProviderAway when it cannot be reached in time or answers in another language
 */
export const postToFunPay = (
  url: string,
  fields: Readonly<Record<string, string>>,
  timeoutMs: number,
  deadline?: AbortSignal,
): Promise<FunPayReply> => {
  const question = { url, body: new URLSearchParams(fields), timeoutMs, deadline };
  return askProvider(question, (reply) => Reply.parse(JSON.parse(new TextDecoder().decode(reply))));
};
