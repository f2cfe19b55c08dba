import type { BookableEvent } from '@narae/contracts';
import type { CatalogContext } from './context.ts';
import { setPlaces } from '../inventory/index.ts';
import { forgetEventVersions, upsertEvent } from './event.queries.ts';

/**
 * Stores what booking must know of an event, and how many places it has; places taken are booking's own and never reset
 * (EVENT-7). Each of the two ignores an older version by itself, so that a repeat after a crash between them finishes
 * the work. @param version of the catalogue's event
 */
export const storeEvent = async (
  context: CatalogContext,
  event: BookableEvent,
  version: number,
): Promise<void> => {
  await upsertEvent(context.events, event, version);
  await setPlaces(context, event, version);
};

/** Prepares for a rebuild: every event that comes from now on replaces the copy. */
export const restartEvents = ({ events }: CatalogContext): Promise<unknown> => forgetEventVersions(events);
