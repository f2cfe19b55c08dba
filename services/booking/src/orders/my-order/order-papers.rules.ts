import type { PaperState, TravellerFileType } from '@narae/contracts';
import { documentsOwed } from '@narae/rules';
import {
  type BookingFile,
  type BookingTraveller,
  paperState,
  type PlainBooking,
  samePerson,
} from '../../kernel/index.ts';

/** The state of one kind of document, and the document that decides it. */
export interface OrderPaper {
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
export const papersOf = (
  { mem_type, sort_order }: BookingTraveller,
  { party, documents, files }: Pick<PlainBooking, 'party' | 'documents' | 'files'>,
  over: boolean,
): OrderPaper[] => {
  if (over) return [];
  const owed = documentsOwed({ memType: mem_type, index: sort_order }, party, documents);
  const handedIn = files.filter((file) => samePerson(file, { mem_type, sort_order }));
  const kinds = new Set([...owed, ...handedIn.map(({ file_type }) => file_type)]);
  return [...kinds].map((file_type) => {
    const [first] = handedIn
      .filter((file) => file.file_type === file_type)
      .sort((a, b) => urgency.indexOf(paperState(a)) - urgency.indexOf(paperState(b)));
    return { file_type, state: first ? paperState(first) : 'missing', check: first?.check };
  });
};
