import type { OrderDetail, TravellerFile, TravellerFileType } from '@narae/contracts';
import { documentsOwed, FileType, travellerField, type Seat } from '@narae/rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MAX_NAME_LENGTH, MAX_TYPED_NUMBER } from '@narae/contracts/passport-fields';
import { useT, call, upload, useSession } from '@narae/shell-sdk';
import { TextField } from '@narae/ui';
import { orderDetail, passportImgDelete, uploadPassport } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { DocumentSlot } from '../../shared/people/document-slot.tsx';
import type { PeopleForm } from '../../shared/people/use-kept-form.ts';
import { RejectionText } from '../../shared/people/rejection-text.tsx';
import css from '../../shared/people/people.module.css';
import { namespace } from '../../texts.ts';
import { PassportFields } from './passport-fields.tsx';
import { type StoredDocument, uploadDay, type Uploads, useUploads } from '../../shared/people/use-uploads.ts';

export interface TravellerDocumentsProps {
  readonly booking: OrderDetail;
  readonly seat: Seat;
  readonly form: PeopleForm;
  readonly documents: TravellerDocuments;
}

const kinds = {
  [FileType.Passport]: 'passport',
  [FileType.AirTicket]: 'air',
  [FileType.BirthCertificate]: 'birth',
} as const satisfies Record<TravellerFileType, string>;

const wrongWith = (files: readonly TravellerFile[], slot: TravellerSlot): ReactNode => {
  const rejection = filesIn(files, slot).find(({ check }) => check?.rejection)?.check?.rejection;
  return rejection ? <RejectionText rejection={rejection} /> : undefined;
};

export function TravellerDocuments({ booking, seat, form, documents }: TravellerDocumentsProps): ReactNode {
  return (
    <>
      <OptionalFields booking={booking} seat={seat} form={form} />
      {documentsOwed(seat, booking, booking.documents).map((fileType) => (
        <DocumentSlot
          key={fileType}
          kind={kinds[fileType]}
          slot={{ seat, fileType }}
          field={travellerField.file(seat, fileType)}
          multiple={fileType === FileType.AirTicket}
          stays={booking.txn_type === 'P'}
          wrong={wrongWith(booking.files, { seat, fileType })}
          uploads={documents}
          form={form}
        />
      ))}
    </>
  );
}

type OptionalFieldsProps = Omit<TravellerDocumentsProps, 'documents'>;

/** Folded away until something stands in it (ORDER-12). */
function OptionalFields({ booking, seat, form }: OptionalFieldsProps): ReactNode {
  const t = useT(namespace);
  const fields = [
    { field: travellerField.visaNo(seat), label: t('visa_no'), upper: true, maxLength: MAX_TYPED_NUMBER },
    { field: travellerField.city(seat), label: t('city'), upper: false, maxLength: MAX_NAME_LENGTH },
  ];
  const filled = [
    travellerField.passportNo(seat),
    travellerField.passportExpiry(seat),
    ...fields.map(({ field }) => field),
  ].some((field) => (form.values[field] ?? '') !== '');
  const fold = useRef<HTMLDetailsElement>(null);
  // Also when a saved traveller is chosen: what does not fit is said beside these fields.
  useEffect(() => {
    if (filled && fold.current) fold.current.open = true;
  }, [filled]);
  const [open] = useState(filled);
  return (
    <details ref={fold} className={css.more} open={open}>
      <summary>{t('more_fields')}</summary>
      <div className={css.moreFields}>
        <PassportFields booking={booking} seat={seat} form={form} />
        {fields.map(({ field, label, upper, maxLength }) => (
          <TextField
            key={field}
            {...form.text(field)}
            label={label}
            optional
            autoComplete="off"
            autoCapitalize={upper ? 'characters' : 'words'}
            spellCheck={false}
            maxLength={maxLength}
          />
        ))}
      </div>
    </details>
  );
}

interface TravellerSlot {
  readonly seat: Seat;
  readonly fileType: TravellerFileType;
}

type TravellerDocuments = Uploads<TravellerSlot>;

const filesIn = (files: readonly TravellerFile[], { seat, fileType }: TravellerSlot): TravellerFile[] =>
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
