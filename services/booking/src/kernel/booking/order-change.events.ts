import type { OutboxEntry } from '@narae/service-kit';
import type { PlainBooking } from '../domain/booking.ts';
import type { Due } from '../domain/booking.ts';
import { madeChange } from '../domain/due.rules.ts';
import type { HistoryEntry } from '../domain/order-history.ts';
import { orderStepEvent } from './order.events.ts';

interface MadeChange {
  readonly set: Partial<PlainBooking>;
  readonly history: HistoryEntry[];
  readonly events: OutboxEntry[];
}

/**
 * A change of names, or of extras and rooms, with its steps in the timeline: one a traveller, or one for the choice (ORDER-13).
 * @param booking before the change
 */
export const changeMade = (
  booking: PlainBooking,
  change: Pick<Due, 'names' | 'extras'>,
  { by, at }: Pick<HistoryEntry, 'by' | 'at'>,
): MadeChange => {
  const names = (change.names ?? []).map(
    ({ rv_mem_id }) => ({ what: 'name-changed', about: rv_mem_id }) as const,
  );
  const steps = change.extras ? [...names, { what: 'extras-changed', about: '' } as const] : names;
  return {
    set: madeChange(booking, change),
    history: steps.map((step) => ({ ...step, by, at })),
    events: steps.map(({ what, about }) => orderStepEvent(what, booking, about)),
  };
};
