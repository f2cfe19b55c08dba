import type { CallContext } from '@narae/service-kit';
import type { Shopper } from './shopper.ts';

/** Who is calling, from the session alone. @throws DomainError login_required */
export const shopperOf = (ctx: CallContext): Shopper => ({
  mem_id: ctx.member().mem_id,
  lanTp: ctx.lanTp,
  currency: ctx.currency,
});

/** The plain answer of a change. */
export const success = { msg: 'success' } as const;
