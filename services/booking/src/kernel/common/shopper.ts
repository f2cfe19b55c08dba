import type { Currency, LanTp } from '@narae/contracts';
import type { CallContext } from '@narae/service-kit';

/** The identity comes from the session alone (ACCOUNT-12). */
export interface Shopper {
  readonly mem_id: string;
  readonly lanTp: LanTp;
  readonly currency: Currency;
}

/** @throws DomainError login_required */
export const shopperOf = (ctx: CallContext): Shopper => ({
  mem_id: ctx.member().mem_id,
  lanTp: ctx.lanTp,
  currency: ctx.currency,
});
