import type { EventDocuments, LanTp, PapersRefusal, PersonPapers } from '@narae/contracts';
import type { PapersCheck, PlainReservation } from '../domain/event-reservation.ts';
import { peopleWithPapers } from '../domain/person-papers.rules.ts';
import { refusalTexts } from './refusal-texts.view.ts';

/** Why papers were refused, in a language; null where they were not. */
export const refusalView = (check: PapersCheck | null | undefined, lanTp: LanTp): PapersRefusal | null =>
  check?.outcome === 'refused' && check.reason !== null
    ? { reason: check.reason, text: refusalTexts[lanTp][check.reason], note: check.note }
    : null;

/** Where the papers of everybody of a reservation stand, as its member sees it (EVENT-9). */
export const peoplesPapers = (
  reservation: Pick<PlainReservation, 'people' | 'files'>,
  { documents }: { readonly documents: EventDocuments },
  lanTp: LanTp,
): PersonPapers[] =>
  peopleWithPapers(reservation, documents).map(({ person, sort_order, state }) => ({
    event_rv_mem_id: person.event_rv_mem_id,
    sort_order,
    mem_nm: person.mem_nm,
    papers_state: state,
    refusal: state === 'refused' ? refusalView(person.check, lanTp) : null,
  }));
