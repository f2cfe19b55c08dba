import type { PaperState, TravellerFileType } from '@narae/contracts';
import { documentsOwed } from '@narae/rules';
import {
  type BookingFile,
  type BookingTraveller,
  documentState,
  type PlainBooking,
  isSameTraveller,
} from '../../kernel/index.ts';

/** The state of one kind of document, and the document that decides it. */
export interface OrderDocument {
  readonly file_type: TravellerFileType;
  readonly state: PaperState;
  readonly check: BookingFile['check'];
}

/** The document that needs action decides the state of its kind. */
const urgency = ['rejected', 'to-check', 'accepted'] as const;

/**
 * Documents that are owed (DOC-1), and what was handed in besides.
 * @param over whether the trip is over: documents are deleted then, and nothing is missing (DOC-7)
 */
export const documentsOf = (
  { mem_type, sort_order }: BookingTraveller,
  { party, documents, files }: Pick<PlainBooking, 'party' | 'documents' | 'files'>,
  over: boolean,
): OrderDocument[] => {
  if (over) return [];
  const owed = documentsOwed({ memType: mem_type, index: sort_order }, party, documents);
  const handedIn = files.filter((file) => isSameTraveller(file, { mem_type, sort_order }));
  const kinds = new Set([...owed, ...handedIn.map(({ file_type }) => file_type)]);
  return [...kinds].map((file_type) => {
    const [first] = handedIn
      .filter((file) => file.file_type === file_type)
      .sort((a, b) => urgency.indexOf(documentState(a)) - urgency.indexOf(documentState(b)));
    return { file_type, state: first ? documentState(first) : 'missing', check: first?.check };
  });
};
