import { inTurn, testTurn } from '../../tooling/bin/lib/test-turn.mjs';
import type { CapabilityName } from './capability-checks.ts';
import type { FaultSite } from './fault-site.ts';
import { remoteFault, serviceFault } from './faults.ts';
import type { ScreenName } from './screens.ts';
import { remoteRows, serviceRows, type Row } from './expectations.ts';

/** One fault of one part, and what is checked while it lasts. */
export interface Case {
  readonly part: string;
  readonly fault: string;
  readonly available: readonly CapabilityName[];
  readonly unavailable: readonly ScreenName[];
  readonly rejected: readonly CapabilityName[];
  readonly remote: boolean;
  /** The part accepts requests and never answers. */
  readonly hangs: boolean;
  readonly inject: (site: FaultSite) => Promise<() => Promise<void>>;
}

/** `all` checks everything at every fault; `rotating` checks the decisive entries at every fault and each other entry at one of them. */
export type Detail = 'all' | 'rotating';

/** The entries of a row to check at its fault number `turn`. */
const rotationOf = <Part extends string, Fault extends string>(
  { decisive, available, unavailable, faults }: Row<Part, Fault>,
  turn: number,
  detail: Detail,
): Pick<Case, 'available' | 'unavailable'> => {
  if (detail === 'all') return { available, unavailable };
  const always = new Set<string>(decisive);
  const mine = <Name extends string>(names: readonly Name[], offset: number): Name[] => {
    const optional = names.filter((name) => !always.has(name));
    return names.filter(
      (name) => always.has(name) || (optional.indexOf(name) + offset) % faults.length === turn,
    );
  };
  // Continues the count of the capabilities, so that the work is spread evenly over the faults.
  const others = available.filter((name) => !always.has(name)).length;
  return { available: mine(available, 0), unavailable: mine(unavailable, others) };
};

const casesOf = <Part extends string, Fault extends string>(
  rows: readonly Row<Part, Fault>[],
  detail: Detail,
  more: (part: Part, fault: Fault) => Pick<Case, 'remote' | 'hangs' | 'inject'>,
): Case[] =>
  rows.flatMap((row) =>
    row.faults.map((fault, turn) => ({
      ...rotationOf(row, turn, detail),
      ...more(row.part, fault),
      part: row.part,
      fault,
      rejected: row.rejected ?? [],
    })),
  );

/** In how many runs of `npm run test:all` each fault of a part is caused. */
const SERVICE_TURNS = 2;
const REMOTE_TURNS = 3;

/** Every service and every remote failing in every way. */
export const allCases = (detail: Detail): readonly Case[] => [
  ...casesOf(serviceRows, detail, (part, fault) => ({
    remote: false,
    hangs: fault === 'frozen' || fault === 'silent',
    inject: (site) => serviceFault[fault](site, part),
  })),
  ...casesOf(remoteRows, detail, (part, fault) => ({
    remote: true,
    hangs: false,
    inject: (site) => remoteFault[fault](site, part),
  })),
];

/**
 * The cases of a run with their numbers among all: with all details each of them, in rotation a few faults of each part,
 * the next ones at the next turn. Every fault has its turn within three runs; without a turn all are tried.
 */
export const casesInTurn = (detail: Detail, turn = testTurn): readonly (readonly [number, Case])[] => {
  const numbered = [...allCases(detail).entries()];
  if (detail === 'all') return numbered;
  const parts = [...new Set(numbered.map(([, { part }]) => part))];
  // Not the same faults of all parts at once: even numbers are phones, and so would be all of them.
  return parts.flatMap((part, ahead) => {
    const cases = numbered.filter(([, one]) => one.part === part);
    return inTurn(cases, cases.some(([, { remote }]) => remote) ? REMOTE_TURNS : SERVICE_TURNS, {
      ahead,
      turn,
    });
  });
};
