import type { OrdersContext } from '../context.ts';
import { findDepartureCancel } from './departure-cancel.queries.ts';

/** What members are told of why a departure was cancelled; null where it was not. */
export const reasonOfDeparture = async (
  { departureCancels }: Pick<OrdersContext, 'departureCancels'>,
  prod_id: string,
): Promise<string | null> => (await findDepartureCancel(departureCancels, prod_id))?.reason ?? null;
