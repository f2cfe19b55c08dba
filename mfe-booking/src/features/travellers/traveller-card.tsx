import { leadType, travellerField } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { PersonCard } from '../../shared/people/person-card.tsx';
import { namespace } from '../../texts.ts';
import { TravellerPapers, type TravellerPapersProps } from './traveller-papers.tsx';

/** One traveller: the name as in the passport, for the lead the contact, and a place for each document owed. */
export function TravellerCard({ booking, seat, form, documents, problems }: TravellerPapersProps): ReactNode {
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
      <TravellerPapers booking={booking} seat={seat} form={form} documents={documents} problems={problems} />
    </PersonCard>
  );
}
