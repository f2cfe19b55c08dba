import type { CallContext } from '@narae/service-kit';
import { type Shopper, shopperOf } from '../../kernel/index.ts';

/** A member as their requests need to know them. */
export interface TripMember extends Shopper {
  /** Mails go to confirmed mailboxes alone (ACCOUNT-14). */
  readonly emailConfirmed: boolean;
}

/** Whoever makes a call. @throws DomainError login_required */
export const tripMemberOf = (ctx: CallContext): TripMember => ({
  ...shopperOf(ctx),
  emailConfirmed: ctx.member().emailConfirmed,
});
