import type { GateManifest, LanTp } from '@narae/contracts';
import { findProduct } from '../../catalog/index.ts';
import type { OrdersContext } from '../context.ts';
import { ticketPublicKeys } from '../tickets/ticket-keys.ts';
import { loadDepartures, type GateContext } from './load-departures.ts';

/**
 * Everything a gate needs of a departure, with or without a network afterwards (TICKET-5).
 * @throws DomainError product_not_found
 */
export const showManifest = async (
  context: GateContext & Pick<OrdersContext, 'waiting' | 'ticketKeys'>,
  prod_id: string,
  lanTp: LanTp,
): Promise<GateManifest> => {
  const product = await findProduct(context, prod_id);
  const taken_at = context.now().toISOString();
  const [loaded] = await loadDepartures(context, [product], lanTp);
  return {
    departure: loaded!.departure,
    guests: loaded!.guests,
    keys: await ticketPublicKeys(context),
    taken_at,
  };
};
