import type { OrderDetail, TravellerFile, TravellerFileType } from '@narae/contracts';
import { orderDetail, passportImgDelete, uploadPassport } from '@narae/contracts/rows';
import { travellerField, type Seat } from '@narae/rules';
import { call, upload, useSession } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { uploadDay } from '../../shared/people/upload-day.ts';
import { useUploads, type StoredDocument, type Uploads } from '../../shared/people/use-uploads.ts';

/** Where a traveller's document of one type lies. */
export interface TravellerSlot {
  readonly seat: Seat;
  readonly fileType: TravellerFileType;
}

export type TravellerDocuments = Uploads<TravellerSlot>;

/** The documents that lie in a slot. */
export const filesIn = (
  files: readonly TravellerFile[],
  { seat, fileType }: TravellerSlot,
): TravellerFile[] =>
  files.filter(
    (file) => file.mem_type === seat.memType && file.sort_order === seat.index && file.file_type === fileType,
  );

const storedIn =
  (files: readonly TravellerFile[]) =>
  (slot: TravellerSlot): StoredDocument[] =>
    filesIn(files, slot).map((file) => ({
      id: file.mem_file_id,
      name: file.origin_file_name,
      preview: file.file_path,
    }));

/** The documents of one booking's travellers (DOC-4). */
export function useDocuments({ cart_id, prod_id, files }: OrderDetail): TravellerDocuments {
  const { user } = useSession();
  const { invalidate, outputs } = useCallCache();
  return useUploads<TravellerSlot>({
    nameOf: ({ seat, fileType }) => travellerField.file(seat, fileType),
    stored: storedIn(files),
    send: ({ seat, fileType }, picture, replaced, options) =>
      upload(
        uploadPassport,
        {
          path: uploadDay(),
          prod_id,
          mem_id: user?.mem_id ?? '',
          cart_id,
          file_type: fileType,
          sort_order: seat.index,
          mod_type: replaced ? 'MODIFY' : 'REGISTER',
          mem_type: seat.memType,
          mem_file_id: replaced ?? '0',
        },
        picture,
        options,
      ),
    remove: (mem_file_id) => call(passportImgDelete, { mem_file_id }),
    refetch: async () => {
      await invalidate(orderDetail, { cart_id });
      return storedIn(outputs(orderDetail, { cart_id }).flatMap(([booking]) => booking?.files ?? []));
    },
  });
}
