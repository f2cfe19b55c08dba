import { eventPlacesChangedV1, eventPlacesChangedV2 } from '@narae/events';
import { ledgerStages } from '../ledger/ledger-stages.queries.ts';
import type { PlaceClaim } from './place-ledger.model.ts';

/** The stages of updates of a ledger of places, and the events that tell of them. */
export const { moving, resizing } = ledgerStages({
  key: 'event_id',
  sourceVersion: 'event_version',
  changed: [
    { event: eventPlacesChangedV1 },
    {
      event: eventPlacesChangedV2,
      also: { closed: { before: false, now: { $ifNull: ['$closed', false] } } },
    },
  ],
});

/** Only while the organiser has not closed the event early. */
export const notClosed = { closed: { $ne: true } } as const;

/** Exactly the claim that was read, so that whoever comes second matches nothing. */
export const unchanged = ({ key, count, for_version, settled, at }: PlaceClaim) => ({
  key,
  count,
  for_version,
  settled,
  at,
});
