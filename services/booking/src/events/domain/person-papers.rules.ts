import type { EventDocuments, EventFileType, PapersState } from '@narae/contracts';
import { eventPapersOwed } from '@narae/rules';
import type { EventPaper, EventPerson, PlainReservation } from './event-reservation.ts';
import type { PapersCheck } from '../../kernel/index.ts';

type Decision = PapersCheck['outcome'];

/** What an organiser may decide on papers in each state; a decision may be taken back by the other one (EVENT-9). */
const decidable: Readonly<Record<PapersState, readonly Decision[]>> = {
  none: [],
  missing: [],
  'to-check': ['accepted', 'rejected'],
  accepted: ['accepted', 'rejected'],
  rejected: ['accepted', 'rejected'],
};

/** Whether papers in a state may be accepted, or rejected. */
export const mayDecide = (state: PapersState, decision: Decision): boolean =>
  decidable[state].includes(decision);

/** One person of a reservation with their number and papers. */
export interface PersonWithPapers {
  readonly person: EventPerson;
  /** From 1. */
  readonly sort_order: number;
  readonly papers: readonly EventPaper[];
  /** Kinds that are asked for and not there. */
  readonly missing: readonly EventFileType[];
  readonly state: PapersState;
}

/** Everybody of a reservation with where their papers stand. */
export const peopleWithPapers = (
  { people, files }: Pick<PlainReservation, 'people' | 'files'>,
  documents: EventDocuments,
): PersonWithPapers[] => {
  const owed = eventPapersOwed(documents);
  return people.map((person, i) => {
    const sort_order = i + 1;
    const papers = files.filter((file) => file.sort_order === sort_order);
    const missing = owed.filter((kind) => !papers.some(({ file_type }) => file_type === kind));
    return { person, sort_order, papers, missing, state: stateOf(person, papers, owed, missing) };
  });
};

const stateOf = (
  { check }: EventPerson,
  papers: readonly EventPaper[],
  owed: readonly EventFileType[],
  missing: readonly EventFileType[],
): PapersState => {
  if (owed.length === 0) return 'none';
  // A member who deletes a paper takes the decision away with it: where all are gone and it stays, retention deleted them.
  const expired = papers.length === 0 && check;
  if (missing.length > 0 && !expired) return 'missing';
  return check?.outcome ?? 'to-check';
};

/** People without what was decided on those whose papers change: they are to be checked again. */
export const toCheckAgain = (
  people: readonly EventPerson[],
  papers: readonly Pick<EventPaper, 'sort_order'>[],
): EventPerson[] => {
  const changed = new Set(papers.map(({ sort_order }) => sort_order));
  return people.map((person, i) => (changed.has(i + 1) ? { ...person, check: null } : person));
};

/**
 * Whether a person's papers may still be handed in after the last day for changes: they come, and nobody has accepted
 * what is there (EVENT-9). @param sort_order the person's number
 */
export const mayMend = (
  reservation: Pick<PlainReservation, 'state' | 'people' | 'files'>,
  documents: EventDocuments,
  sort_order: number,
): boolean => {
  const person = peopleWithPapers(reservation, documents)[sort_order - 1];
  return reservation.state === 'reserved' && person !== undefined && person.state !== 'accepted';
};
