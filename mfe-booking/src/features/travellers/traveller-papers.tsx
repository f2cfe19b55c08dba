import type { OrderDetail, TravellerFileType } from '@narae/contracts';
import { documentsOwed, FileType, travellerField, type Seat } from '@narae/rules';
import type { ReactNode } from 'react';
import { DocumentSlot } from '../../shared/people/document-slot.tsx';
import type { Problems } from '../../shared/people/use-problems.ts';
import { OptionalFields } from './optional-fields.tsx';
import type { TravellerDocuments } from './use-documents.ts';
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
          uploads={documents}
          problems={problems}
        />
      ))}
    </>
  );
}
