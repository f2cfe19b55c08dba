import type { OrderTraveller } from '@narae/contracts';
import { documentsOwed } from '@narae/rules';
import type { BookingTraveller, PlainBooking } from '../domain/booking.ts';
import { paperState } from '../domain/traveller-papers.rules.ts';
import { samePerson } from '../domain/travellers.rules.ts';

type Papers = OrderTraveller['papers'];

/** Of several documents of a kind, the one that somebody has to do something about stands for all. */
const urgency = ['rejected', 'to-check', 'accepted'] as const;

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
  const handedIn = files.filter((file) => samePerson(file, { mem_type, sort_order }));
  const kinds = new Set([...owed, ...handedIn.map(({ file_type }) => file_type)]);
  return [...kinds].map((file_type) => {
    const states = handedIn.filter((file) => file.file_type === file_type).map(paperState);
    return { file_type, state: urgency.find((state) => states.includes(state)) ?? 'missing' };
  });
};
