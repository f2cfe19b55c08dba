import type { OrderTraveller } from '@narae/contracts';
import { documentsOwed } from '@narae/rules';
import type { BookingTraveller, PlainBooking } from '../domain/booking.ts';
import { samePerson } from '../domain/travellers.rules.ts';

type Papers = OrderTraveller['papers'];

/**
 * How a traveller's documents stand: those that are owed (DOC-1), and what was handed in beside them.
 * @param over whether the trip is over: from then on documents are deleted, and what is not there is not missing (DOC-7)
 */
export const papersOf = (
  { mem_type, sort_order }: BookingTraveller,
  { party, documents, files }: Pick<PlainBooking, 'party' | 'documents' | 'files'>,
  over: boolean,
): Papers => {
  if (over) return [];
  const owed = documentsOwed({ memType: mem_type, index: sort_order }, party, documents);
  const handedIn = files
    .filter((file) => samePerson(file, { mem_type, sort_order }))
    .map(({ file_type }) => file_type);
  return [...new Set([...owed, ...handedIn])].map((file_type) => ({
    file_type,
    state: handedIn.includes(file_type) ? 'to-check' : 'missing',
  }));
};
