import type { EventReservationPage } from '@narae/contracts';
import { MAX_AREA_LENGTH } from '@narae/contracts/contact-limits';
import { eventField } from '@narae/rules';
import { useSession, useT } from '@narae/shell-sdk';
import { TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { CompanionChoice } from '../../shared/companions/companion-choice.tsx';
import { PersonCard } from '../../shared/people/person-card.tsx';
import type { PeopleForm } from '../../shared/people/use-kept-form.ts';
import { namespace } from '../../texts.ts';
import { type EventDocuments, DocumentSlots, DocumentsState } from './participant-documents.tsx';
import { typedIn } from './use-reservation.ts';

interface ParticipantCardProps {
  readonly page: EventReservationPage;
  /** Counts from 1. */
  readonly person: number;
  readonly form: PeopleForm;
  readonly documents: EventDocuments;
}

export function ParticipantCard({ page, person, form, documents }: ParticipantCardProps): ReactNode {
  const t = useT(namespace);
  const { user } = useSession();
  const nameField = eventField.name(person);
  const { members } = typedIn(form.values);
  const papers = page.papers.find(({ sort_order }) => sort_order === person);
  const emailHint = t(user?.email_confirmed ? 'email_hint' : 'email_unconfirmed');
  const residence = (
    <TextField
      {...form.text('area')}
      label={t('area')}
      hint={t('area_hint')}
      autoComplete="address-level2"
      maxLength={MAX_AREA_LENGTH}
    />
  );
  return (
    <PersonCard
      form={form}
      title={t('event_person', { index: person })}
      nameField={nameField}
      lead={person === 1 ? { badge: t('event_lead'), emailHint, residence } : null}
      saved={
        <CompanionChoice
          name={form.values[nameField] ?? ''}
          others={members.flatMap(({ mem_nm }, at) => (at + 1 === person ? [] : [mem_nm]))}
          onChoose={({ mem_nm }) => form.set({ [nameField]: mem_nm })}
        />
      }
    >
      {papers && <DocumentsState papers={papers} />}
      <DocumentSlots page={page} person={person} documents={documents} form={form} />
    </PersonCard>
  );
}
