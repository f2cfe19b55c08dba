import { FileType } from '@narae/rules';
import { type BookingFile, isSameTraveller, type StoredPicture } from '../kernel/index.ts';

type Upload = Pick<StoredPicture, 'origin_file_name' | 'sha256'>;

/** The same name and content within one order or reservation (DOC-3). */
export const repeatsUpload = (files: readonly Upload[], file: Upload): boolean =>
  files.some(
    (existing) => existing.sha256 === file.sha256 && existing.origin_file_name === file.origin_file_name,
  );

/** The same person's of the same kind (DOC-4). There may be several air tickets: only the named one goes. */
export const replacedBy = (
  files: readonly BookingFile[],
  file: Pick<BookingFile, 'mem_type' | 'sort_order' | 'file_type'>,
  { mod_type, mem_file_id }: { mod_type: 'REGISTER' | 'MODIFY'; mem_file_id: string },
): BookingFile[] =>
  files
    .filter((existing) => isSameTraveller(existing, file) && existing.file_type === file.file_type)
    .filter(
      (existing) =>
        file.file_type !== FileType.AirTicket ||
        (mod_type === 'MODIFY' && existing.mem_file_id === mem_file_id),
    );
