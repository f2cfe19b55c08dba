import type { OrderDetail, TravellerFileType } from '@narae/contracts';
import { documentsOwed, FileType, leadType, travellerField, type Seat } from '@narae/rules';
import { useT, useTelHome } from '@narae/shell-sdk';
import { TelField, TextField, UploadSlot } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { OwnDetailsButton } from './own-details.tsx';
import { NameField, OptionalFields } from './person-fields.tsx';
import css from './travellers-page.module.css';
import type { Documents } from './use-documents.ts';
import type { TravellersFormState } from './use-draft.ts';
import type { useProblems } from './use-problems.ts';

interface TravellerCardProps {
  readonly booking: OrderDetail;
  readonly seat: Seat;
  readonly form: TravellersFormState;
  readonly documents: Documents;
  readonly problems: ReturnType<typeof useProblems>;
}

const slots = {
  [FileType.Passport]: { kind: 'passport', label: 'slot_passport', hint: 'slot_passport_hint' },
  [FileType.AirTicket]: { kind: 'air', label: 'slot_air', hint: 'slot_air_hint' },
  [FileType.BirthCertificate]: { kind: 'birth', label: 'slot_birth', hint: 'slot_birth_hint' },
} as const satisfies Record<TravellerFileType, object>;

/** One traveller: the name as in the passport, for the lead the contact, and a place for each document owed. */
export function TravellerCard({ booking, seat, form, documents, problems }: TravellerCardProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const telHome = useTelHome();
  const lead = seat.memType === leadType(booking) && seat.index === 1;
  const title = `${common(`traveller_${seat.memType}`)} ${seat.index}`;
  const name = form.textOf(travellerField.name(seat));
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
      <NameField seat={seat} lead={lead} form={form} problems={problems} />
      {lead && (
        <div className={css.contact}>
          <TelField
            {...problems.wire('tel')}
            {...telHome}
            label={t('tel')}
            value={form.fields.tel}
            onChange={form.setTel}
          />
          <TextField
            {...problems.wire('email')}
            label={t('email')}
            hint={t('email_hint')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={form.fields.email}
            onChange={(event) => form.setEmail(event.target.value)}
          />
        </div>
      )}
      <OptionalFields seat={seat} form={form} problems={problems} />
      {documentsOwed(seat, booking, booking.documents).map((fileType) => {
        const { kind, label, hint } = slots[fileType];
        const multiple = fileType === FileType.AirTicket;
        return (
          <UploadSlot
            key={fileType}
            {...problems.wire(travellerField.file(seat, fileType))}
            kind={kind}
            label={t(label)}
            hint={t(hint)}
            multiple={multiple}
            items={documents.itemsOf(seat, fileType)}
            onChoose={(files) => {
              problems.clear(travellerField.file(seat, fileType));
              documents.choose(seat, fileType, files, multiple);
            }}
            onRemove={(id) => void documents.remove(id)}
          />
        );
      })}
    </fieldset>
  );
}
