import type { MemType, PartyCounts, PaperCheckState, TravellerFileType } from '@narae/contracts';
import {
  countField,
  leadType,
  memTypes,
  type NamedPerson,
  type Violation,
  documentsOwed,
  seatsOf,
} from '@narae/rules';
import type { BookingTraveller, BookingFile } from '../booking/booking-parts.model.ts';
import type { PlainBooking } from '../booking/booking.model.ts';

interface OfPerson {
  mem_type: MemType;
  /** Person index within the category, from 1. */
  sort_order: number;
}

export const inParty = (party: PartyCounts, person: OfPerson): boolean =>
  person.sort_order >= 1 && person.sort_order <= party[countField[person.mem_type]];

export const samePerson = (a: OfPerson, b: OfPerson): boolean =>
  a.mem_type === b.mem_type && a.sort_order === b.sort_order;

export const inTravellerOrder = (a: OfPerson, b: OfPerson): number =>
  memTypes.indexOf(a.mem_type) - memTypes.indexOf(b.mem_type) || a.sort_order - b.sort_order;

/** Travellers may name each person of the party once, and nobody else (ORDER-2). */
export const travellersViolation = (
  party: PartyCounts,
  travellers: readonly OfPerson[],
): Violation | null => {
  const stranger = travellers.find((person) => !inParty(party, person));
  const twice = travellers.find(
    (person, i) => travellers.findIndex((other) => samePerson(other, person)) !== i,
  );
  return stranger || twice ? { error: 'traveller_cnt_mismatch', field: 'travellers' } : null;
};

/** A person as old clients name one: by identity, by index, or as the next of its category. */
export type PlacedPerson = Omit<NamedPerson, 'sort_order'> & {
  sort_order?: number | undefined;
  rv_mem_id?: string | undefined;
};

/** Each person's index, its identity's, or the first free one; `travellersViolation` rejects the rest. */
export const placed = (
  members: readonly PlacedPerson[],
  known: readonly (OfPerson & { rv_mem_id: string })[],
): NamedPerson[] => {
  const taken: OfPerson[] = [...known];
  return members.map(({ rv_mem_id, ...person }) => {
    const { mem_type } = person;
    const same = known.find((one) => one.rv_mem_id === rv_mem_id && one.mem_type === mem_type);
    let sort_order = person.sort_order ?? same?.sort_order ?? 1;
    const isTaken = (): boolean => taken.some((one) => samePerson(one, { mem_type, sort_order }));
    if (person.sort_order === undefined && !same) while (isTaken()) sort_order += 1;
    taken.push({ mem_type, sort_order });
    return { ...person, sort_order };
  });
};

/** Name of the lead traveller (PEOPLE-5); empty while it is missing. */
export const leadName = (
  party: PartyCounts,
  travellers: readonly (OfPerson & { mem_nm: string })[],
): string =>
  travellers.find((person) => person.mem_type === leadType(party) && person.sort_order === 1)?.mem_nm ?? '';

/** Splits by whether the person is in a smaller party; what goes comes highest index first (DOC-8). */
export const splitByParty = <Item extends OfPerson>(
  party: PartyCounts,
  items: readonly Item[],
): { kept: Item[]; removed: Item[] } => ({
  kept: items.filter((item) => inParty(party, item)),
  removed: items.filter((item) => !inParty(party, item)).sort((a, b) => inTravellerOrder(b, a)),
});

export const anonymous = {
  travellers: [],
  draft: null,
  files: [],
  buyername: '',
  tel: '',
  tel_kind: '',
  email: '',
  area: '',
} satisfies Partial<PlainBooking>;

/** Free texts may name people, so they go. */
export const withoutFreeTexts = ({
  cancellations,
  refunds,
  check_ins,
}: Pick<PlainBooking, 'cancellations' | 'refunds' | 'check_ins'>): Partial<PlainBooking> => ({
  notes: [],
  ...(cancellations && {
    cancellations: cancellations.map(({ answer: _answer, ...request }) => ({ ...request, reason: '' })),
  }),
  ...(refunds && { refunds: refunds.map(({ note: _note, ...refund }) => refund) }),
  ...(check_ins && {
    check_ins: check_ins.map(({ undone, ...scan }) => ({
      ...scan,
      ...(undone && { undone: { ...undone, reason: '' } }),
    })),
  }),
});

const emptyParty = { adult_cnt: 0, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };

/** Highest person index first (DOC-8). */
export const inDeletionOrder = (files: PlainBooking['files']): PlainBooking['files'] =>
  splitByParty(emptyParty, files).removed;

export const withoutParticulars = ({
  rv_mem_id,
  mem_type,
  sort_order,
  mem_nm,
}: BookingTraveller): BookingTraveller => ({ rv_mem_id, mem_type, sort_order, mem_nm });

const personalFields: readonly string[] = ['buyername', 'tel', 'email'];

/** Amounts and references stay: later reports are compared with them. */
export const withoutPerson = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, personalFields.includes(name) ? '' : value]),
  );

export const paperState = ({ check }: Pick<BookingFile, 'check'>): PaperCheckState =>
  check?.outcome ?? 'to-check';

export interface TravellerPapers {
  /** Empty while nobody is named. */
  readonly rv_mem_id: string;
  readonly mem_type: MemType;
  readonly sort_order: number;
  /** Empty while nobody is named. */
  readonly mem_nm: string;
  readonly papers: readonly BookingFile[];
  readonly missing: readonly TravellerFileType[];
}

type WithPapers = Pick<PlainBooking, 'party' | 'travellers' | 'files' | 'documents'>;

/** Kinds a traveller owes and has not handed in (DOC-1, DOC-11). */
export const missingPapers = (
  person: Pick<BookingFile, 'mem_type' | 'sort_order'>,
  { party, documents, files }: Pick<WithPapers, 'party' | 'documents' | 'files'>,
): TravellerFileType[] =>
  documentsOwed({ memType: person.mem_type, index: person.sort_order }, party, documents).filter(
    (kind) => !files.some((file) => file.file_type === kind && samePerson(file, person)),
  );

/** Everybody of a party in the order of the traveller screen (DOC-1). */
export const papersOfTravellers = ({ party, travellers, files, documents }: WithPapers): TravellerPapers[] =>
  seatsOf(party).map(({ memType, index }) => {
    const person = { mem_type: memType, sort_order: index };
    const papers = files
      .filter((file) => samePerson(file, person))
      .sort((a, b) => a.file_type.localeCompare(b.file_type));
    const named = travellers.find((one) => samePerson(one, person));
    return {
      ...person,
      rv_mem_id: named?.rv_mem_id ?? '',
      mem_nm: named?.mem_nm ?? '',
      papers,
      missing: missingPapers(person, { party, documents, files }),
    };
  });

type PaperCounts = Readonly<Record<'missing' | 'to_check' | 'accepted' | 'rejected', number>>;

export const countPapers = (booking: WithPapers): PaperCounts => {
  const people = papersOfTravellers(booking);
  const count = (state: PaperCheckState): number =>
    people.reduce((sum, { papers }) => sum + papers.filter((file) => paperState(file) === state).length, 0);
  return {
    missing: people.reduce((sum, { missing }) => sum + missing.length, 0),
    to_check: count('to-check'),
    accepted: count('accepted'),
    rejected: count('rejected'),
  };
};
