import { DomainError } from '@narae/service-kit';

/** What is known of a product's seats. */
export interface KnownSeats {
  readonly capacity: number;
  /** Seats left, as booking said last. */
  readonly remaining: number;
  /** Seats that are taken or held, as booking said last; absent where it has said nothing since they are noted. */
  readonly seats_taken?: number;
}

/**
 * Rejects a capacity that is lowered below the seats that are taken or held (TICKET-8). One that stays or rises is never rejected, not
 * even where more is sold than there is.
 * @throws DomainError capacity_below_taken, with the number
 */
export const checkCapacity = (known: KnownSeats, capacity: number): void => {
  const { seats_taken: taken = Math.max(0, known.capacity - known.remaining) } = known;
  if (capacity < known.capacity && capacity < taken)
    throw new DomainError('capacity_below_taken', { field: 'capacity', params: { count: taken } });
};
