import type { OrderDetail, TravellerFileType } from '@narae/contracts';
import { documentsOwed, FileType, leadType, travellerField, type Seat } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { ContactFields } from '../../shared/people/contact-fields.tsx';
import { DocumentSlot } from '../../shared/people/document-slot.tsx';
import { NameField } from '../../shared/people/name-field.tsx';
import { OwnDetailsButton } from '../../shared/people/own-details.tsx';
import css from '../../shared/people/people.module.css';
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
  const title = `${common(`traveller_${seat.memType}`)} ${seat.index}`;
  const nameField = travellerField.name(seat);
  const name = form.textOf(nameField);
  return (
    <fieldset className={css.card}>
      <legend className={css.person}>
        {title}
        {lead && <span className={css.lead}>{t('lead')}</span>}
      </legend>
      {lead && (!name || !form.fields.tel) && (
        <OwnDetailsButton
          missing={{ name: !name, tel: !form.fields.tel }}
          onUse={(own) => form.fill(seat, own)}
        />
      )}
      <NameField
        field={nameField}
        problems={problems}
        value={name}
        onChange={(text) => form.setText(nameField, text)}
        own={lead}
      />
      {lead && (
        <ContactFields
          problems={problems}
          tel={form.fields.tel}
          onTel={form.setTel}
          email={form.fields.email}
          onEmail={form.setEmail}
        />
      )}
      <OptionalFields seat={seat} form={form} problems={problems} />
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
    </fieldset>
  );
}
