import type { OrderDetail, TravellerFileType } from '@narae/contracts';
import { documentsOwed, FileType, leadType, travellerField, type Seat } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { DocumentSlot } from '../../shared/people/document-slot.tsx';
import { PersonCard } from '../../shared/people/person-card.tsx';
import type { Problems } from '../../shared/people/use-problems.ts';
import { namespace } from '../../texts.ts';
import { OptionalFields } from './optional-fields.tsx';
import type { TravellerDocuments } from './use-documents.ts';
import type { TravellersFormState } from './use-draft.ts';

interface TravellerCardProps {
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

/** One traveller: the name as in the passport, for the lead the contact, and a place for each document owed. */
export function TravellerCard({ booking, seat, form, documents, problems }: TravellerCardProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const lead = seat.memType === leadType(booking) && seat.index === 1;
  const nameField = travellerField.name(seat);
  const { tel, email } = form.fields;
  return (
    <PersonCard
      title={`${common(`traveller_${seat.memType}`)} ${seat.index}`}
      nameField={nameField}
      name={form.textOf(nameField)}
      onName={(text) => form.setText(nameField, text)}
      lead={
        lead
          ? {
              badge: t('lead'),
              contact: { tel, onTel: form.setTel, email, onEmail: form.setEmail },
              onUse: (own) => form.fill(seat, own),
            }
          : null
      }
      problems={problems}
    >
      <OptionalFields booking={booking} seat={seat} form={form} problems={problems} />
      {documentsOwed(seat, booking, booking.documents).map((fileType) => (
        <DocumentSlot
          key={fileType}
          kind={kinds[fileType]}
          slot={{ seat, fileType }}
          field={travellerField.file(seat, fileType)}
          multiple={fileType === FileType.AirTicket}
          uploads={documents}
          problems={problems}
        />
      ))}
    </PersonCard>
  );
}
