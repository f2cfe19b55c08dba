import type { FastifyInstance } from 'fastify';
import { Refusal } from '../server/refusal.ts';
import type { CallContext } from './call-context.ts';

/** So many calls within a time, counted per caller's address or per what `by` answers. Counted per process. */
export interface RateLimit<Input> {
  readonly max: number;
  readonly windowMs: number;
  readonly by?: (input: Input, ctx: CallContext) => string;
}

/**
 * A check that throws once a limit is exceeded.
 * @throws Refusal rate_limited, with the header retry-after in seconds
 */
export function createLimiter<Input>(
  app: FastifyInstance,
  limits: readonly RateLimit<Input>[],
): (input: Input, ctx: CallContext) => Promise<void> {
  const keys = new WeakMap<object, string>();
  const counters = limits.map(({ max, windowMs, by }) => ({
    by: by ?? ((_input: Input, { request }: CallContext) => request.ip),
    count: app.createRateLimit({
      max,
      timeWindow: windowMs,
      keyGenerator: (request) => keys.get(request) ?? request.ip,
    }),
  }));
  return async (input, ctx) => {
    for (const { by, count } of counters) {
      keys.set(ctx.request, by(input, ctx));
      const result = await count(ctx.request);
      if (result.isAllowed || !result.isExceeded) continue;
      ctx.reply.header('retry-after', result.ttlInSeconds);
      throw new Refusal('rate_limited', { params: { seconds: result.ttlInSeconds } });
    }
  };
}
