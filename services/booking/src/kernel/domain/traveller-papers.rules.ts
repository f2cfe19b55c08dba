import type { MemType, PaperCheckState, TravellerFileType } from '@narae/contracts';
import { documentsOwed, seatsOf } from '@narae/rules';
import type { BookingFile, PlainBooking } from './booking.ts';
import { samePerson } from './travellers.rules.ts';

/** Where a document of a paid order stands (DOC-11). */
export const paperState = ({ check }: Pick<BookingFile, 'check'>): PaperCheckState =>
  check?.outcome ?? 'to-check';

/** One traveller of an order with their documents. */
export interface TravellerPapers {
  /** Empty while nobody is named. */
  readonly rv_mem_id: string;
  readonly mem_type: MemType;
  readonly sort_order: number;
  /** Empty while nobody is named. */
  readonly mem_nm: string;
  readonly papers: readonly BookingFile[];
  /** Kinds that are asked for and not there. */
  readonly missing: readonly TravellerFileType[];
}

type WithPapers = Pick<PlainBooking, 'party' | 'travellers' | 'files' | 'documents'>;

/** Kinds of documents that a traveller owes and has not handed in (DOC-1). */
export const missingPapers = (
  person: Pick<BookingFile, 'mem_type' | 'sort_order'>,
  { party, documents, files }: Pick<WithPapers, 'party' | 'documents' | 'files'>,
): TravellerFileType[] =>
  documentsOwed({ memType: person.mem_type, index: person.sort_order }, party, documents).filter(
    (kind) => !files.some((file) => file.file_type === kind && samePerson(file, person)),
  );

/** Everybody of a party in the order of the traveller screen, with what they handed in and what is missing (DOC-1). */
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

/** How many documents of an order are in which state. */
export type PaperCounts = Readonly<Record<'missing' | 'to_check' | 'accepted' | 'rejected', number>>;

/** Documents of an order by state. */
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
