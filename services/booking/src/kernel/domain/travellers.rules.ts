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

interface OfTraveller {
  mem_type: MemType;
  /** Person index within the category, from 1. */
  sort_order: number;
}

export const inParty = (party: PartyCounts, traveller: OfTraveller): boolean =>
  traveller.sort_order >= 1 && traveller.sort_order <= party[countField[traveller.mem_type]];

export const isSameTraveller = (a: OfTraveller, b: OfTraveller): boolean =>
  a.mem_type === b.mem_type && a.sort_order === b.sort_order;

export const inTravellerOrder = (a: OfTraveller, b: OfTraveller): number =>
  memTypes.indexOf(a.mem_type) - memTypes.indexOf(b.mem_type) || a.sort_order - b.sort_order;

/** Travellers may name each person of the party once, and nobody else (ORDER-2). */
export const travellersViolation = (
  party: PartyCounts,
  travellers: readonly OfTraveller[],
): Violation | null => {
  const stranger = travellers.find((traveller) => !inParty(party, traveller));
  const twice = travellers.find(
    (traveller, i) => travellers.findIndex((other) => isSameTraveller(other, traveller)) !== i,
  );
  return stranger || twice ? { error: 'traveller_cnt_mismatch', field: 'travellers' } : null;
};

/** A person as old clients name one: by identity, by index, or as the next of its category. */
export type PlacedTraveller = Omit<NamedPerson, 'sort_order'> & {
  sort_order?: number | undefined;
  rv_mem_id?: string | undefined;
};

/** Each person's index, its identity's, or the first free one; `travellersViolation` rejects the rest. */
export const placed = (
  members: readonly PlacedTraveller[],
  existing: readonly (OfTraveller & { rv_mem_id: string })[],
): NamedPerson[] => {
  const taken: OfTraveller[] = [...existing];
  return members.map(({ rv_mem_id, ...traveller }) => {
    const { mem_type } = traveller;
    const same = existing.find((one) => one.rv_mem_id === rv_mem_id && one.mem_type === mem_type);
    let sort_order = traveller.sort_order ?? same?.sort_order ?? 1;
    const isTaken = (): boolean => taken.some((one) => isSameTraveller(one, { mem_type, sort_order }));
    if (traveller.sort_order === undefined && !same) while (isTaken()) sort_order += 1;
    taken.push({ mem_type, sort_order });
    return { ...traveller, sort_order };
  });
};

/** Name of the lead traveller (PEOPLE-5); empty while it is missing. */
export const leadName = (
  party: PartyCounts,
  travellers: readonly (OfTraveller & { mem_nm: string })[],
): string =>
  travellers.find((traveller) => traveller.mem_type === leadType(party) && traveller.sort_order === 1)
    ?.mem_nm ?? '';

/** Splits by whether the person is in a smaller party; what goes comes highest index first (DOC-8). */
export const splitByParty = <Item extends OfTraveller>(
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
export const withoutPersonalFields = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, personalFields.includes(name) ? '' : value]),
  );

export const documentState = ({ check }: Pick<BookingFile, 'check'>): PaperCheckState =>
  check?.outcome ?? 'to-check';

export interface TravellerDocuments {
  /** Empty while nobody is named. */
  readonly rv_mem_id: string;
  readonly mem_type: MemType;
  readonly sort_order: number;
  /** Empty while nobody is named. */
  readonly mem_nm: string;
  readonly papers: readonly BookingFile[];
  readonly missing: readonly TravellerFileType[];
}

type Order = Pick<PlainBooking, 'party' | 'travellers' | 'files' | 'documents'>;

/** Kinds a traveller owes and has not handed in (DOC-1, DOC-11). */
export const missingDocuments = (
  traveller: Pick<BookingFile, 'mem_type' | 'sort_order'>,
  { party, documents, files }: Pick<Order, 'party' | 'documents' | 'files'>,
): TravellerFileType[] =>
  documentsOwed({ memType: traveller.mem_type, index: traveller.sort_order }, party, documents).filter(
    (kind) => !files.some((file) => file.file_type === kind && isSameTraveller(file, traveller)),
  );

/** Everybody of a party in the order of the traveller screen (DOC-1). */
export const papersOfTravellers = ({ party, travellers, files, documents }: Order): TravellerDocuments[] =>
  seatsOf(party).map(({ memType, index }) => {
    const traveller = { mem_type: memType, sort_order: index };
    const papers = files
      .filter((file) => isSameTraveller(file, traveller))
      .sort((a, b) => a.file_type.localeCompare(b.file_type));
    const named = travellers.find((one) => isSameTraveller(one, traveller));
    return {
      ...traveller,
      rv_mem_id: named?.rv_mem_id ?? '',
      mem_nm: named?.mem_nm ?? '',
      papers,
      missing: missingDocuments(traveller, { party, documents, files }),
    };
  });

type DocumentCounts = Readonly<Record<'missing' | 'to_check' | 'accepted' | 'rejected', number>>;

export const countDocuments = (booking: Order): DocumentCounts => {
  const all = papersOfTravellers(booking);
  const count = (state: PaperCheckState): number =>
    all.reduce((sum, { papers }) => sum + papers.filter((file) => documentState(file) === state).length, 0);
  return {
    missing: all.reduce((sum, { missing }) => sum + missing.length, 0),
    to_check: count('to-check'),
    accepted: count('accepted'),
    rejected: count('rejected'),
  };
};
