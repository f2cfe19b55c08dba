import type { OptionKind, PartyCounts } from '@narae/contracts';
import { seatsNeeded, type Violation } from './party.ts';

/** A chosen option as far as its limit goes; without a kind it is an extra. */
interface ChosenOption {
  kind?: OptionKind | undefined;
  participant_cnt: number;
}

/** Kinds of which a person takes at most one. */
const onePerPerson = ['seat', 'room'] as const satisfies readonly OptionKind[];

/**
 * A person takes at most one seat and one room choice: their participants, summed per kind, are at most the people who
 * take a seat (CART-4).
 */
export const optionLimitViolation = (
  party: PartyCounts,
  product: { discounts: { infant_takes_seat: boolean } },
  options: readonly ChosenOption[],
): Violation | null => {
  const count = seatsNeeded(party, product);
  const taken = (kind: OptionKind): number =>
    options.reduce((sum, option) => sum + (option.kind === kind ? option.participant_cnt : 0), 0);
  return onePerPerson.some((kind) => taken(kind) > count)
    ? { error: 'opt_participants_limit', field: 'options', params: { count } }
    : null;
};
