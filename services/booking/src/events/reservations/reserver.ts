import type { CallContext } from '@narae/service-kit';
import type { Reserver } from './begin-reservation.ts';

/** Whoever makes a call, as their reservations need to know them. @throws DomainError login_required */
export const reserverOf = (ctx: CallContext): Reserver => {
  const { mem_id, emailConfirmed } = ctx.member();
  return { mem_id, lanTp: ctx.lanTp, emailConfirmed };
};
