import { type BookingFile, seenMark, type TravellerPapers } from '../../kernel/index.ts';

/** Names what the desk sees of a document: whose it is, the picture, and what was decided on it. */
export const seenOfPaper = (
  { mem_nm }: Pick<TravellerPapers, 'mem_nm'>,
  { mem_file_id, check }: Pick<BookingFile, 'mem_file_id' | 'check'>,
): string => seenMark([mem_nm, mem_file_id, check?.outcome ?? '', check?.at ?? '']);
