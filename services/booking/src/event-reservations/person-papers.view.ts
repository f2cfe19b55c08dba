import type { EventDocuments, LanTp, PapersRejection, PersonPapers } from '@narae/contracts';
import type { PapersCheck, PlainReservation } from '../domain/event-reservation.ts';
import { peopleWithPapers } from '../domain/person-papers.rules.ts';
import { rejectionTexts } from './rejection-texts.view.ts';

/** Why papers were rejected, in a language; null where they were not. */
export const rejectionView = (check: PapersCheck | null | undefined, lanTp: LanTp): PapersRejection | null =>
  check?.outcome === 'rejected' && check.reason !== null
    ? { reason: check.reason, text: rejectionTexts[lanTp][check.reason], note: check.note }
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
    rejection: state === 'rejected' ? rejectionView(person.check, lanTp) : null,
  }));
