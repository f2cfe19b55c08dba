import { eventPlacesChangedV2 } from '@narae/events';
import { consumeProjection, type ServiceDeps } from '@narae/service-kit';
import type { Catalog } from '../context.ts';
import { resetPlaceVersions, updatePlaces } from './events/event-places.ts';

/** Places left, and closing early, follow booking's ledger (EVENT-7). */
export const consumePlacesChanged = (deps: Pick<ServiceDeps, 'store' | 'bus' | 'log'>, catalog: Catalog) =>
  consumeProjection(deps, {
    name: 'catalog-places',
    events: [eventPlacesChangedV2],
    handle: ({ version }, news) => updatePlaces(catalog, { ...news, version }),
    reset: () => resetPlaceVersions(catalog),
  });
