import { BookableEvent } from '@narae/contracts';
import { defineEvent } from '../envelope.ts';

export const eventChangedV1 = defineEvent('shop.catalog.event.changed.v1', BookableEvent);
