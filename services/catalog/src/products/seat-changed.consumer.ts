import { seatChangedV1 } from '@narae/events';
import { consumeProjection, type ServiceDeps } from '@narae/service-kit';
import type { Catalog } from '../context.ts';
import { followSeats } from './update-seats.ts';

/** Seats left follow booking's ledger. */
export const consumeSeatChanged = (deps: Pick<ServiceDeps, 'store' | 'bus' | 'log'>, catalog: Catalog) =>
  consumeProjection(deps, {
    name: 'catalog-seats',
    events: [seatChangedV1],
    handle: (event, seats) =>
      followSeats(catalog, { prod_id: seats.prod_id, remaining: seats.remaining, version: event.version }),
    reset: () => catalog.products.updateMany({}, { $set: { seats_version: 0 } }),
  });
