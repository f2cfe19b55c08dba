import type { OrderDetail, TravellerFileType } from '@narae/contracts';
import { documentsOwed, FileType, leadType, travellerField, type Seat } from '@narae/rules';
import { useT, useTelHome } from '@narae/shell-sdk';
import { TelField, TextField, UploadSlot } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { OwnDetailsButton } from './own-details.tsx';
import css from './travellers-page.module.css';
import type { Documents } from './use-documents.ts';
import type { useDraft } from './use-draft.ts';
import type { useProblems } from './use-problems.ts';

interface TravellerCardProps {
  readonly booking: OrderDetail;
  readonly seat: Seat;
  readonly form: ReturnType<typeof useDraft>;
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
  return (
    <fieldset className={css.card}>
      <legend className={css.person}>
        {title}
        {lead && <span className={css.lead}>{t('lead')}</span>}
      </legend>
      {lead && (!form.nameOf(seat) || !form.fields.tel) && (
        <OwnDetailsButton
          missing={{ name: !form.nameOf(seat), tel: !form.fields.tel }}
          onUse={(own) => form.fill(seat, own)}
        />
      )}
      <TextField
        {...problems.wire(travellerField.name(seat))}
        label={t('name')}
        hint={t('name_hint')}
        autoComplete={lead ? 'name' : 'off'}
        autoCapitalize="characters"
        maxLength={80}
        value={form.nameOf(seat)}
        onChange={(event) => form.setName(seat, event.target.value)}
      />
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
