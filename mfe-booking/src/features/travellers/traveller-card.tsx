import { leadType, travellerField, type NamedPerson, type Seat } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { CompanionChoice } from '../../shared/companions/companion-choice.tsx';
import { PersonCard } from '../../shared/people/person-card.tsx';
import { namespace } from '../../texts.ts';
import { RememberBox } from './remember-box.tsx';
import { TravellerPapers, type TravellerPapersProps } from './traveller-papers.tsx';
import { fieldsOf } from './use-remember.ts';

const isOfSeat = ({ mem_type, sort_order }: NamedPerson, { memType, index }: Seat): boolean =>
  mem_type === memType && sort_order === index;

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
      saved={
        <CompanionChoice
          name={form.textOf(nameField)}
          others={form.draft.names.filter((person) => !isOfSeat(person, seat)).map(({ mem_nm }) => mem_nm)}
          seat={{ memType: seat.memType, departure: booking.ymd_format }}
          onChoose={(companion) => form.setTexts(fieldsOf(seat, companion))}
        />
      }
      problems={problems}
    >
      <TravellerPapers booking={booking} seat={seat} form={form} documents={documents} problems={problems} />
      <RememberBox seat={seat} form={form} problems={problems} />
    </PersonCard>
  );
}
