import { eventPlacesChangedV1 } from '@narae/events';
import { consumeProjection, type ServiceDeps } from '@narae/service-kit';
import type { Catalog } from '../context.ts';
import { resetPlaceVersions, updatePlaces } from './update-places.ts';

/** Places left follow booking's ledger (EVENT-7). */
export const consumePlacesChanged = (deps: Pick<ServiceDeps, 'store' | 'bus' | 'log'>, catalog: Catalog) =>
  consumeProjection(deps, {
    name: 'catalog-places',
    events: [eventPlacesChangedV1],
    handle: ({ version }, news) => updatePlaces(catalog, { ...news, version }),
    reset: () => resetPlaceVersions(catalog),
  });
