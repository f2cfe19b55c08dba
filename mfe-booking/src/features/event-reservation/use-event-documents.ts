import type { EventFile, EventFileType, EventReservationPage } from '@narae/contracts';
import { eventPassPortDelete, eventReservation, uploadEventPassport } from '@narae/contracts/rows';
import { eventField } from '@narae/rules';
import { call, upload, useSession } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useUploads, type StoredDocument, type Uploads } from '../../shared/people/use-uploads.ts';
import { uploadDay } from '../../shared/people/upload-day.ts';

/** Where a person's document of one kind lies; people are counted from 1. */
interface EventSlot {
  readonly person: number;
  readonly fileType: EventFileType;
}

export type EventDocuments = Uploads<EventSlot>;

const storedIn =
  (files: readonly EventFile[]) =>
  ({ person, fileType }: EventSlot): StoredDocument[] =>
    files
      .filter((file) => file.sort_order === person && file.file_type === fileType)
      .map((file) => ({ id: file.event_mem_file_id, name: file.origin_file_name, preview: file.file_path }));

/** The documents of those who come to an event (EVENT-6); they may be handed in before anything is reserved. */
export function useEventDocuments({ event_id, files }: EventReservationPage): EventDocuments {
  const { user } = useSession();
  const { invalidate, outputs } = useCallCache();
  return useUploads<EventSlot>({
    nameOf: ({ person, fileType }) => eventField.file(person, fileType),
    stored: storedIn(files),
    send: ({ person, fileType }, picture, replaced, options) =>
      upload(
        uploadEventPassport,
        {
          date_path: uploadDay(),
          event_id,
          mem_id: user?.mem_id ?? '',
          file_type: fileType,
          sort_order: person,
          mod_type: replaced ? 'MODIFY' : 'REGISTER',
          event_mem_file_id: replaced ?? '0',
        },
        picture,
        options,
      ),
    remove: (event_mem_file_id) => call(eventPassPortDelete, { event_mem_file_id }),
    refetch: async () => {
      await invalidate(eventReservation, { event_id });
      return storedIn(outputs(eventReservation, { event_id }).flatMap(([page]) => page?.files ?? []));
    },
  });
}
