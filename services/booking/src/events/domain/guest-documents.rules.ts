import type { EventDocuments, EventFileType, PapersState } from '@narae/contracts';
import { eventPapersOwed } from '@narae/rules';
import type { EventDocument, EventPerson, PlainReservation } from './event-reservation.model.ts';
import type { DocumentCheck } from '../../kernel/index.ts';

type Decision = DocumentCheck['outcome'];

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

export interface GuestWithDocuments {
  readonly guest: EventPerson;
  /** From 1. */
  readonly sort_order: number;
  readonly files: readonly EventDocument[];
  readonly missing: readonly EventFileType[];
  readonly state: PapersState;
}

export const guestsWithDocuments = (
  { people, files }: Pick<PlainReservation, 'people' | 'files'>,
  documents: EventDocuments,
): GuestWithDocuments[] => {
  const owed = eventPapersOwed(documents);
  return people.map((guest, i) => {
    const sort_order = i + 1;
    const own = files.filter((file) => file.sort_order === sort_order);
    const missing = owed.filter((kind) => !own.some(({ file_type }) => file_type === kind));
    return { guest, sort_order, files: own, missing, state: stateOf(guest, own, owed, missing) };
  });
};

const stateOf = (
  { check }: EventPerson,
  files: readonly EventDocument[],
  owed: readonly EventFileType[],
  missing: readonly EventFileType[],
): PapersState => {
  if (owed.length === 0) return 'none';
  // Deleting a paper deletes its decision; a decision without papers means that retention deleted them.
  const expired = files.length === 0 && check;
  if (missing.length > 0 && !expired) return 'missing';
  return check?.outcome ?? 'to-check';
};

/** Removes decisions on papers that change. */
export const toCheckAgain = (
  people: readonly EventPerson[],
  files: readonly Pick<EventDocument, 'sort_order'>[],
): EventPerson[] => {
  const changed = new Set(files.map(({ sort_order }) => sort_order));
  return people.map((guest, i) => (changed.has(i + 1) ? { ...guest, check: null } : guest));
};

/** After the last day, those who come may replace papers until they are accepted. @param sort_order from 1 */
export const mayMend = (
  reservation: Pick<PlainReservation, 'state' | 'people' | 'files'>,
  documents: EventDocuments,
  sort_order: number,
): boolean => {
  const guest = guestsWithDocuments(reservation, documents)[sort_order - 1];
  return reservation.state === 'reserved' && guest !== undefined && guest.state !== 'accepted';
};
