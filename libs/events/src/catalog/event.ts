import { BookableEvent } from '@narae/contracts';
import { defineEvent } from '../envelope.ts';

/** An event was added or changed: everything booking needs to take reservations for it. */
export const eventChangedV1 = defineEvent('shop.catalog.event.changed.v1', BookableEvent);
