import type { EventReservationPage, PersonPapers, EventFileType, EventFile } from '@narae/contracts';
import { seoulDay, eventField, eventPapersOwed } from '@narae/rules';
import { useT, call, upload, useSession, serverTime } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { Badge, type BadgeState } from '@narae/ui';
import { eventPassPortDelete, eventReservation, uploadEventPassport } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import peopleCss from '../../shared/people/people.module.css';
import type { PeopleForm } from '../../shared/people/use-kept-form.ts';
import { namespace } from '../../texts.ts';
import css from './event-reservation.module.css';
import { DocumentSlot } from '../../shared/people/document-slot.tsx';
import { type StoredDocument, uploadDay, type Uploads, useUploads } from '../../shared/people/use-uploads.ts';

/** After the last day for changes: of everybody whose documents are not accepted yet (EVENT-9). */
export const mendable = (
  { papers, shown_yn, ymd_format }: Pick<EventReservationPage, 'papers' | 'shown_yn' | 'ymd_format'>,
  now = serverTime(),
): PersonPapers[] =>
  shown_yn === 'Y' && ymd_format >= seoulDay(now)
    ? papers.filter(({ papers_state }) => papers_state !== 'none' && papers_state !== 'accepted')
    : [];

export function ReplaceDocuments({ page }: { readonly page: EventReservationPage }): ReactNode {
  const t = useT(namespace);
  const documents = useEventDocuments(page);
  return (
    <div className={css.mend}>
      <p className={peopleCss.note}>{t('papers_mend_until')}</p>
      {mendable(page).map((papers) => (
        <fieldset key={papers.event_rv_mem_id} className={peopleCss.card}>
          <legend className={peopleCss.person}>{papers.mem_nm}</legend>
          <DocumentsState papers={papers} />
          <DocumentSlots page={page} person={papers.sort_order} documents={documents} />
        </fieldset>
      ))}
    </div>
  );
}

const kinds = { '1': 'passport', '2': 'visa', '3': 'birth' } as const satisfies Record<EventFileType, string>;

interface DocumentSlotsProps {
  readonly page: Pick<EventReservationPage, 'documents'>;
  readonly person: number;
  readonly documents: EventDocuments;
  /** Whose complaints may name a document. */
  readonly form?: PeopleForm;
}

export function DocumentSlots({ page, person, documents, form }: DocumentSlotsProps): ReactNode {
  return eventPapersOwed(page.documents).map((fileType) => (
    <DocumentSlot
      key={fileType}
      kind={kinds[fileType]}
      slot={{ person, fileType }}
      field={eventField.file(person, fileType)}
      uploads={documents}
      {...(form && { form })}
    />
  ));
}

type Told = Exclude<PersonPapers['papers_state'], 'none'>;

const looks = {
  missing: { badge: 'needsTravellers', label: 'papers_missing' },
  'to-check': { badge: 'confirmed', label: 'papers_checking' },
  accepted: { badge: 'paid', label: 'papers_accepted' },
  rejected: { badge: 'needsTravellers', label: 'papers_rejected' },
} as const satisfies Record<Told, { badge: BadgeState; label: string }>;

/** Nothing where no documents are asked for (EVENT-9). */
export function DocumentsBadge({ papers }: { readonly papers: PersonPapers }): ReactNode {
  const t = useT(namespace);
  if (papers.papers_state === 'none') return null;
  const { badge, label } = looks[papers.papers_state];
  return <Badge state={badge}>{t(label)}</Badge>;
}

export function DocumentsState({ papers }: { readonly papers: PersonPapers }): ReactNode {
  const t = useT(namespace);
  const { rejection } = papers;
  if (!rejection)
    return (
      <div>
        <DocumentsBadge papers={papers} />
      </div>
    );
  return (
    <div className={css.rejected}>
      <DocumentsBadge papers={papers} />
      <p>{rejection.text}</p>
      {rejection.note && (
        <p className={css.note}>
          <span className={css.by}>{t('papers_note')}</span> {rejection.note}
        </p>
      )}
      <p className={css.keeps}>{t('papers_mend')}</p>
    </div>
  );
}

interface EventSlot {
  readonly person: number;
  readonly fileType: EventFileType;
}

export type EventDocuments = Uploads<EventSlot>;

const storedIn =
  (files: readonly EventFile[]) =>
  ({ person, fileType }: EventSlot): StoredDocument[] =>
    files
      .filter((file) => file.sort_order === person && file.file_type === fileType)
      .map((file) => ({ id: file.event_mem_file_id, name: file.origin_file_name, preview: file.file_path }));

/** They may be handed in before anything is reserved (EVENT-6). */
export function useEventDocuments({ event_id, files }: EventReservationPage): EventDocuments {
  const { user } = useSession();
  const { invalidate, outputs } = useCallCache();
  return useUploads<EventSlot>({
    nameOf: ({ person, fileType }) => eventField.file(person, fileType),
    stored: storedIn(files),
    send: ({ person, fileType }, picture, replaced, options) =>
      upload(
        uploadEventPassport,
        {
          date_path: uploadDay(),
          event_id,
          mem_id: user?.mem_id ?? '',
          file_type: fileType,
          sort_order: person,
          mod_type: replaced ? 'MODIFY' : 'REGISTER',
          event_mem_file_id: replaced ?? '0',
        },
        picture,
        options,
      ),
    remove: (event_mem_file_id) => call(eventPassPortDelete, { event_mem_file_id }),
    refetch: async () => {
      await invalidate(eventReservation, { event_id });
      return storedIn(outputs(eventReservation, { event_id }).flatMap(([page]) => page?.files ?? []));
    },
  });
}
