import { seatChangedV1 } from '@narae/events';
import { consumeProjection, type ServiceDeps } from '@narae/service-kit';
import type { Catalog } from '../context.ts';
import { resetSeatVersions, updateSeats } from './product/update-seats.ts';

/** Seats left follow booking's ledger (SEAT-6). */
export const consumeSeatChanged = (deps: Pick<ServiceDeps, 'store' | 'bus' | 'log'>, catalog: Catalog) =>
  consumeProjection(deps, {
    name: 'catalog-seats',
    events: [seatChangedV1],
    handle: ({ version }, seats) => updateSeats(catalog, { ...seats, version }),
    reset: () => resetSeatVersions(catalog),
  });
