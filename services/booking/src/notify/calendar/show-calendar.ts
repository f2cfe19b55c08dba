import { DomainError } from '@narae/service-kit';
import { findEvents, findProducts } from '../../catalog/index.ts';
import { findOwnReservation } from '../../events/index.ts';
import { findOwn, type Shopper } from '../../kernel/index.ts';
import type { NotifyContext } from '../context.ts';
import { eventFacts, tripFacts, type CalendarFacts } from './calendar-facts.rules.ts';
import { calendarToKeep } from './calendar-of.ts';

type Owner = Pick<Shopper, 'mem_id' | 'lanTp'>;

const download = (
  context: NotifyContext,
  facts: CalendarFacts | undefined,
  { lanTp }: Owner,
  missing: 'order_not_found' | 'event_reserv_not_found',
) => {
  if (!facts?.stands) throw new DomainError(missing);
  return calendarToKeep(context, facts, lanTp);
};

/** The calendar file of one's own paid order. @throws DomainError order_not_found (absent, not the caller's, or not paid) */
export const showOrderCalendar = async (context: NotifyContext, cart_id: string, owner: Owner) => {
  const booking = await findOwn(context.bookings, owner.mem_id, { cart_id });
  const [product] = booking ? await findProducts(context, [booking.prod_id]) : [];
  const facts = booking && product ? tripFacts(booking, product) : undefined;
  return download(context, facts, owner, 'order_not_found');
};

/** The calendar file of one's own reservation. @throws DomainError event_reserv_not_found (absent, deleted or not the caller's) */
export const showEventCalendar = async (context: NotifyContext, event_rv_id: string, owner: Owner) => {
  const reservation = await findOwnReservation(context.reservations, owner.mem_id, { event_rv_id });
  const [event] = reservation ? await findEvents(context, [reservation.event_id]) : [];
  const facts = reservation && event ? eventFacts(reservation, event) : undefined;
  return download(context, facts, owner, 'event_reserv_not_found');
};
