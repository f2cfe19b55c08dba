import type { EventFileType, EventReservationPage } from '@narae/contracts';
import { eventField, eventPapersOwed } from '@narae/rules';
import type { ReactNode } from 'react';
import { DocumentSlot } from '../../shared/people/document-slot.tsx';
import type { Problems } from '../../shared/people/use-problems.ts';
import type { EventDocuments } from './use-event-documents.ts';

const kinds = { '1': 'passport', '2': 'visa', '3': 'birth' } as const satisfies Record<EventFileType, string>;

interface PaperSlotsProps {
  readonly page: Pick<EventReservationPage, 'documents'>;
  /** From 1. */
  readonly person: number;
  readonly documents: EventDocuments;
  readonly problems: Problems;
}

/** A place for each document that the event asks one person for (EVENT-6). */
export function PaperSlots({ page, person, documents, problems }: PaperSlotsProps): ReactNode {
  return eventPapersOwed(page.documents).map((fileType) => (
    <DocumentSlot
      key={fileType}
      kind={kinds[fileType]}
      slot={{ person, fileType }}
      field={eventField.file(person, fileType)}
      uploads={documents}
      problems={problems}
    />
  ));
}
