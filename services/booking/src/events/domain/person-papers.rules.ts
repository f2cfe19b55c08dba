import type { EventDocuments, EventFileType, PapersState } from '@narae/contracts';
import { eventPapersOwed } from '@narae/rules';
import type { EventPaper, EventPerson, PlainReservation } from './event-reservation.model.ts';
import type { PapersCheck } from '../../kernel/index.ts';

type Decision = PapersCheck['outcome'];

/** Decisions that each state allows; a decision may be reversed (EVENT-9). */
const decidable: Readonly<Record<PapersState, readonly Decision[]>> = {
  none: [],
  missing: [],
  'to-check': ['accepted', 'rejected'],
  accepted: ['accepted', 'rejected'],
  rejected: ['accepted', 'rejected'],
};

export const mayDecide = (state: PapersState, decision: Decision): boolean =>
  decidable[state].includes(decision);

export interface PersonWithPapers {
  readonly person: EventPerson;
  /** From 1. */
  readonly sort_order: number;
  readonly papers: readonly EventPaper[];
  readonly missing: readonly EventFileType[];
  readonly state: PapersState;
}

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
  // Deleting a paper deletes its decision; a decision without papers means that retention deleted them.
  const expired = papers.length === 0 && check;
  if (missing.length > 0 && !expired) return 'missing';
  return check?.outcome ?? 'to-check';
};

/** Removes decisions on papers that change. */
export const toCheckAgain = (
  people: readonly EventPerson[],
  papers: readonly Pick<EventPaper, 'sort_order'>[],
): EventPerson[] => {
  const changed = new Set(papers.map(({ sort_order }) => sort_order));
  return people.map((person, i) => (changed.has(i + 1) ? { ...person, check: null } : person));
};

/** After the last day, those who come may replace papers until they are accepted. @param sort_order from 1 */
export const mayMend = (
  reservation: Pick<PlainReservation, 'state' | 'people' | 'files'>,
  documents: EventDocuments,
  sort_order: number,
): boolean => {
  const person = peopleWithPapers(reservation, documents)[sort_order - 1];
  return reservation.state === 'reserved' && person !== undefined && person.state !== 'accepted';
};
