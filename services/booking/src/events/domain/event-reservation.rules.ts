import type { EventDocuments } from '@narae/contracts';
import { firstMissingOfEvent, type Violation } from '@narae/rules';
import type { EventPaper, EventPerson, PlainReservation } from './event-reservation.model.ts';

export interface ReservationDetails {
  readonly members: readonly { readonly mem_nm: string }[];
  readonly tel: string;
  readonly email: string;
  readonly area: string;
}

export const placesOf = ({ state, people }: Pick<PlainReservation, 'state' | 'people'>): number =>
  state === 'reserved' ? people.length : 0;

/** The first violation in the order of EVENT-5; free places are the ledger's affair. */
export const detailsViolation = (
  details: ReservationDetails,
  documents: EventDocuments,
  files: readonly EventPaper[],
): Violation | null => firstMissingOfEvent({ ...details, documents, files });

export const inPaperDeletionOrder = (files: readonly EventPaper[]): EventPaper[] =>
  [...files].sort((a, b) => b.sort_order - a.sort_order || b.file_type.localeCompare(a.file_type));

/** Papers of those who stay, and of those who left, highest person first (DOC-8). */
export const splitPapers = (
  files: readonly EventPaper[],
  people: number,
): { kept: EventPaper[]; removed: EventPaper[] } => ({
  kept: files.filter(({ sort_order }) => sort_order <= people),
  removed: inPaperDeletionOrder(files.filter(({ sort_order }) => sort_order > people)),
});

/** Whether an upload replaces a known paper: same person, same kind (DOC-4). */
export const isSamePaper = (
  known: Pick<EventPaper, 'sort_order' | 'file_type'>,
  file: Pick<EventPaper, 'sort_order' | 'file_type'>,
): boolean => known.sort_order === file.sort_order && known.file_type === file.file_type;

/** People keep the identity of their number, new ones get one; another name is checked anew (EVENT-9). */
export const namedPeople = (
  members: ReservationDetails['members'],
  known: readonly EventPerson[],
  now: Date,
  draw: () => Promise<string>,
): Promise<EventPerson[]> =>
  Promise.all(
    members.map(async ({ mem_nm }, i) => {
      const before = known[i];
      if (before?.mem_nm === mem_nm) return before;
      const event_rv_mem_id = before?.event_rv_mem_id ?? (await draw());
      return { event_rv_mem_id, mem_nm, check: null, reg_date: before?.reg_date ?? now, mod_date: now };
    }),
  );

export const withoutPeople = {
  people: [],
  tel: '',
  email: '',
  area: '',
  files: [],
  draft: null,
  unreserved_since: null,
} satisfies Partial<PlainReservation>;
