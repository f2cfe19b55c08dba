import { customTripChangedV1 } from '@narae/events';
import { raise, type OutboxEntry } from '@narae/service-kit';
import type { PlainCustomTrip, StoredStep } from './custom-trip.model.ts';

/** @param version of the request after the change */
export const customTripEvent = (
  what: StoredStep['what'] | 'ending-soon',
  { request_id, mem_id }: Pick<PlainCustomTrip, 'request_id' | 'mem_id'>,
  version: number,
): OutboxEntry =>
  raise(customTripChangedV1, { aggregateId: request_id, version, data: { request_id, mem_id, what } });
