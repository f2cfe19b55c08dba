import type { BookableEvent, BookableProduct, LocalizedText } from '@narae/contracts';
import type { Times } from '@narae/contracts/primitives';
import { heads, saidTimes } from '@narae/rules';
import type { PlainReservation } from '../../events/index.ts';
import { paidStates, type PlainBooking } from '../../kernel/index.ts';

/** Without names: calendars are shared (MAIL-3). Whole days where no times are said (CATALOG-16). */
export interface CalendarFacts extends Times {
  readonly entry_id: string;
  readonly mem_id: string;
  readonly about: 'order' | 'event';
  readonly number: string;
  readonly stands: boolean;
  /** YYYY-MM-DD in Asia/Seoul, both included. */
  readonly first_day: string;
  readonly last_day: string;
  readonly titles: LocalizedText;
  readonly places: LocalizedText | undefined;
  readonly meeting_points: LocalizedText | undefined;
  /** Degrees. */
  readonly geo: { readonly lat: number; readonly lon: number } | undefined;
  readonly people: number;
}

const position = (lat: number | null | undefined, lon: number | null | undefined): CalendarFacts['geo'] =>
  typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined;

/** Stands while it is paid. */
export const calendarTripFacts = (
  booking: Pick<PlainBooking, 'cart_id' | 'order_id' | 'mem_id' | 'txn_type' | 'party'>,
  product: Pick<
    BookableProduct,
    | 'start_day'
    | 'end_day'
    | 'start_time'
    | 'end_time'
    | 'titles'
    | 'places'
    | 'meeting_points'
    | 'meeting_lat'
    | 'meeting_lng'
    | 'lat'
    | 'lng'
  >,
): CalendarFacts => ({
  entry_id: booking.cart_id,
  mem_id: booking.mem_id,
  about: 'order',
  number: booking.order_id ?? booking.cart_id,
  stands: paidStates.includes(booking.txn_type),
  first_day: product.start_day,
  last_day: product.end_day,
  ...saidTimes(product),
  titles: product.titles,
  places: product.places,
  meeting_points: product.meeting_points,
  geo: position(product.meeting_lat, product.meeting_lng) ?? position(product.lat, product.lng),
  people: heads(booking.party),
});

/** Stands while it is reserved. */
export const eventFacts = (
  {
    event_rv_id,
    mem_id,
    state,
    people,
  }: Pick<PlainReservation, 'event_rv_id' | 'mem_id' | 'state' | 'people'>,
  event: Pick<BookableEvent, 'event_day' | 'start_time' | 'end_time' | 'titles' | 'places'>,
): CalendarFacts => ({
  entry_id: event_rv_id,
  mem_id,
  about: 'event',
  number: event_rv_id,
  stands: state === 'reserved',
  first_day: event.event_day,
  last_day: event.event_day,
  ...saidTimes(event),
  titles: event.titles,
  places: event.places,
  meeting_points: undefined,
  geo: undefined,
  people: people.length,
});
