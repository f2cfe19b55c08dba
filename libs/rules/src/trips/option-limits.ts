import type { OptionKind, PartyCounts } from '@narae/contracts';
import { seatsNeeded, type Violation } from '../people/party.ts';

/** A chosen option as far as its limit goes; without a kind it is an extra. */
interface ChosenOption {
  kind?: OptionKind | undefined;
  participant_cnt: number;
}

/** Kinds of which a person takes at most one (CART-4). */
export const onePerPerson = ['seat', 'room'] as const satisfies readonly OptionKind[];

/** A person takes at most one seat and one room: participants are summed per kind (CART-4). */
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

interface TakenOption {
  readonly opt_code: string;
  readonly participant_cnt: number;
}

/**
 * Of a limited extra or tier no more than is left, and what the selection it replaces had (SEAT-9).
 * @param left by opt_code; the others are unlimited
 */
export const stockViolation = (
  options: readonly TakenOption[],
  left: ReadonlyMap<string, number>,
  before: readonly TakenOption[] = [],
): Violation | null => {
  const short = options.find(({ opt_code, participant_cnt }) => {
    const had = before.find((line) => line.opt_code === opt_code)?.participant_cnt ?? 0;
    return participant_cnt > Math.max(had, left.get(opt_code) ?? participant_cnt);
  });
  return short ? optionShortage(left.get(short.opt_code) ?? 0) : null;
};

/** Fewer are left of a limited extra or tier than are wanted (SEAT-9). */
export const optionShortage = (left: number): Violation =>
  left < 1
    ? { error: 'option_sold_out', field: 'options' }
    : { error: 'option_not_enough', field: 'options', params: { left } };

/** Lowers options until each kind fits the party, the last option first; leaves out those without participants. */
export const fitOptionCounts = (
  counts: Readonly<Record<string, number>>,
  options: readonly { opt_code: string; opt_kind: OptionKind }[],
  participants: number,
): Record<string, number> => {
  const fitted: Record<string, number> = { ...counts };
  for (const kind of onePerPerson) {
    let left = Math.max(1, participants);
    for (const { opt_code } of options.filter((option) => option.opt_kind === kind)) {
      const count = Math.min(fitted[opt_code] ?? 0, left);
      left -= count;
      if (count > 0) fitted[opt_code] = count;
      else delete fitted[opt_code];
    }
  }
  return fitted;
};
