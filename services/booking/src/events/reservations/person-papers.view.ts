import type { EventDocuments, LanTp, PersonPapers } from '@narae/contracts';
import type { PlainReservation } from '../domain/event-reservation.ts';
import { peopleWithPapers } from '../domain/person-papers.rules.ts';
import { eventRejectionTexts, rejectionView } from '../../kernel/index.ts';

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
    rejection: state === 'rejected' ? rejectionView(person.check, eventRejectionTexts[lanTp]) : null,
  }));
