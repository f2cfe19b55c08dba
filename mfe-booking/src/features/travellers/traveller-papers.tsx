import type { OrderDetail, TravellerFile, TravellerFileType } from '@narae/contracts';
import { documentsOwed, FileType, travellerField, type Seat } from '@narae/rules';
import type { ReactNode } from 'react';
import { DocumentSlot } from '../../shared/people/document-slot.tsx';
import type { Problems } from '../../shared/people/use-problems.ts';
import { RejectionText } from '../../shared/people/rejection-text.tsx';
import { OptionalFields } from './optional-fields.tsx';
import { filesIn, type TravellerDocuments, type TravellerSlot } from './use-documents.ts';
import type { TravellersFormState } from './use-draft.ts';

export interface TravellerPapersProps {
  readonly booking: OrderDetail;
  readonly seat: Seat;
  readonly form: TravellersFormState;
  readonly documents: TravellerDocuments;
  readonly problems: Problems;
}

const kinds = {
  [FileType.Passport]: 'passport',
  [FileType.AirTicket]: 'air',
  [FileType.BirthCertificate]: 'birth',
} as const satisfies Record<TravellerFileType, string>;

/** Why the desk rejected what lies in a slot; undefined where it did not. */
const wrongWith = (files: readonly TravellerFile[], slot: TravellerSlot): ReactNode => {
  const rejection = filesIn(files, slot).find(({ check }) => check?.rejection)?.check?.rejection;
  return rejection ? <RejectionText rejection={rejection} /> : undefined;
};

/** What one traveller gives beside the name: particulars, and a place for each document owed. */
export function TravellerPapers({
  booking,
  seat,
  form,
  documents,
  problems,
}: TravellerPapersProps): ReactNode {
  return (
    <>
      <OptionalFields booking={booking} seat={seat} form={form} problems={problems} />
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
          problems={problems}
        />
      ))}
    </>
  );
}
