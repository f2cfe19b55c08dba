import type { AbilityName } from './abilities.ts';
import type { BlastSite } from './blast-site.ts';
import { remoteFault, serviceFault } from './faults.ts';
import type { ScreenName } from './screens.ts';
import { remoteRows, serviceRows, type Row } from './table.ts';

/** One part failing in one way, whichever kind of part it is, and what is tried meanwhile. */
export interface Case {
  readonly part: string;
  readonly fault: string;
  readonly still: readonly AbilityName[];
  readonly calm: readonly ScreenName[];
  readonly rejected: readonly AbilityName[];
  readonly remote: boolean;
  /** It takes what it is sent and answers nothing. */
  readonly hangs: boolean;
  readonly inflict: (site: BlastSite) => Promise<() => Promise<void>>;
}

/** Whether every fault is met with everything the table says; else what is not decisive takes turns. */
export type Detail = 'all' | 'in turns';

/** What of a row is tried at its fault of this number: what is decisive always, the rest once among the faults. */
const shareOf = <Part extends string, Fault extends string>(
  { decisive, still, calm, faults }: Row<Part, Fault>,
  turn: number,
  detail: Detail,
): Pick<Case, 'still' | 'calm'> => {
  if (detail === 'all') return { still, calm };
  const always = new Set<string>(decisive);
  const mine = <Name extends string>(names: readonly Name[], offset: number): Name[] => {
    const inTurn = names.filter((name) => !always.has(name));
    return names.filter(
      (name) => always.has(name) || (inTurn.indexOf(name) + offset) % faults.length === turn,
    );
  };
  // Counted on from where the abilities end, so that the rows come out even.
  const others = still.filter((name) => !always.has(name)).length;
  return { still: mine(still, 0), calm: mine(calm, others) };
};

const casesOf = <Part extends string, Fault extends string>(
  rows: readonly Row<Part, Fault>[],
  detail: Detail,
  more: (part: Part, fault: Fault) => Pick<Case, 'remote' | 'hangs' | 'inflict'>,
): Case[] =>
  rows.flatMap((row) =>
    row.faults.map((fault, turn) => ({
      ...shareOf(row, turn, detail),
      ...more(row.part, fault),
      part: row.part,
      fault,
      rejected: row.rejected ?? [],
    })),
  );

/** Every service and every remote failing in every way. */
export const allCases = (detail: Detail): readonly Case[] => [
  ...casesOf(serviceRows, detail, (part, fault) => ({
    remote: false,
    hangs: fault === 'frozen' || fault === 'silent',
    inflict: (site) => serviceFault[fault](site, part),
  })),
  ...casesOf(remoteRows, detail, (part, fault) => ({
    remote: true,
    hangs: false,
    inflict: (site) => remoteFault[fault](site, part),
  })),
];
