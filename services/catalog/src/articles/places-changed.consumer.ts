import { eventPlacesChangedV2 } from '@narae/events';
import { consumeProjection } from '@narae/service-kit';
import type { ArticlesContext } from './context.ts';
import { resetPlaceVersions, updatePlaces } from './events/event-places.ts';

/** Places left, and closing early, follow booking's ledger (EVENT-7). */
export const consumePlacesChanged = (context: ArticlesContext) =>
  consumeProjection(context, {
    name: 'catalog-places',
    events: [eventPlacesChangedV2],
    handle: ({ version }, news) => updatePlaces(context, { ...news, version }),
    reset: () => resetPlaceVersions(context),
  });
