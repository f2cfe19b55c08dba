import type { EventReservationPage } from '@narae/contracts';
import { MAX_AREA_LENGTH } from '@narae/contracts/contact-limits';
import { eventField } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import { TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { CompanionChoice } from '../../shared/companions/companion-choice.tsx';
import { PersonCard } from '../../shared/people/person-card.tsx';
import type { Problems } from '../../shared/people/use-problems.ts';
import { namespace } from '../../texts.ts';
import { type EventDocuments, DocumentSlots, DocumentsState } from './participant-documents.tsx';
import type { ReservationDraft } from './use-reservation-draft.ts';

interface ParticipantCardProps {
  readonly page: EventReservationPage;
  /** Counts from 1. */
  readonly person: number;
  readonly form: ReservationDraft;
  readonly documents: EventDocuments;
  readonly problems: Problems;
}

export function ParticipantCard({
  page,
  person,
  form,
  documents,
  problems,
}: ParticipantCardProps): ReactNode {
  const t = useT(namespace);
  const { names, tel, email, area } = form.fields;
  const papers = page.papers.find(({ sort_order }) => sort_order === person);
  const residence = (
    <TextField
      {...problems.wire('area')}
      label={t('area')}
      hint={t('area_hint')}
      autoComplete="address-level2"
      maxLength={MAX_AREA_LENGTH}
      value={area}
      onChange={(event) => form.set({ area: event.target.value })}
    />
  );
  return (
    <PersonCard
      title={t('event_person', { index: person })}
      nameField={eventField.name(person)}
      name={names[person - 1] ?? ''}
      onName={(text) => form.setName(person, text)}
      lead={
        person === 1
          ? {
              badge: t('event_lead'),
              contact: {
                tel,
                onTel: (text) => form.set({ tel: text }),
                email,
                onEmail: (text) => form.set({ email: text }),
                children: residence,
              },
              onUse: (own) =>
                form.set({
                  ...(own.name && { names: [own.name, ...names.slice(1)] }),
                  ...(own.tel && { tel: own.tel }),
                }),
            }
          : null
      }
      saved={
        <CompanionChoice
          name={names[person - 1] ?? ''}
          others={form.typed.members.flatMap(({ mem_nm }, at) => (at + 1 === person ? [] : [mem_nm]))}
          onChoose={({ mem_nm }) => form.setName(person, mem_nm)}
        />
      }
      problems={problems}
    >
      {papers && <DocumentsState papers={papers} />}
      <DocumentSlots page={page} person={person} documents={documents} problems={problems} />
    </PersonCard>
  );
}
