import type { EventDocuments } from '@narae/contracts';
import { firstMissingOfEvent, type Violation } from '@narae/rules';
import type { EventDocument, EventPerson, PlainReservation } from './event-reservation.model.ts';

export interface ReservationDetails {
  readonly members: readonly {
    readonly mem_nm: string;
    /** Of a new person, where the member drew it ahead (ID-3). */
    readonly event_rv_mem_id?: string | undefined;
  }[];
  readonly tel: string;
  readonly email: string;
  /** null: an old client's record, which has none. */
  readonly area: string | null;
}

export const detailsOf = ({ people, tel, email, area }: PlainReservation): ReservationDetails => ({
  members: people.map(({ mem_nm }) => ({ mem_nm })),
  tel,
  email,
  area: area === '' ? null : area,
});

export const placesOf = ({ state, people }: Pick<PlainReservation, 'state' | 'people'>): number =>
  state === 'reserved' ? people.length : 0;

/** The first violation in the order of EVENT-5; free places are the ledger's affair. */
export const detailsViolation = (
  details: ReservationDetails,
  documents: EventDocuments,
  files: readonly EventDocument[],
): Violation | null => firstMissingOfEvent({ ...details, documents, files });

export const inDocumentDeletionOrder = (files: readonly EventDocument[]): EventDocument[] =>
  [...files].sort((a, b) => b.sort_order - a.sort_order || b.file_type.localeCompare(a.file_type));

/** Papers of those who stay, and of those who left, highest person first (DOC-8). */
export const splitDocuments = (
  files: readonly EventDocument[],
  count: number,
): { kept: EventDocument[]; removed: EventDocument[] } => ({
  kept: files.filter(({ sort_order }) => sort_order <= count),
  removed: inDocumentDeletionOrder(files.filter(({ sort_order }) => sort_order > count)),
});

/** Whether an upload replaces a known paper: same person, same kind (DOC-4). */
export const isSameDocument = (
  existing: Pick<EventDocument, 'sort_order' | 'file_type'>,
  file: Pick<EventDocument, 'sort_order' | 'file_type'>,
): boolean => existing.sort_order === file.sort_order && existing.file_type === file.file_type;

/** People keep the identity of their number, new ones get one; another name is checked anew (EVENT-9). */
export const namedGuests = (
  members: ReservationDetails['members'],
  existing: readonly EventPerson[],
  now: Date,
  draw: () => Promise<string>,
): Promise<EventPerson[]> =>
  Promise.all(
    members.map(async ({ mem_nm, event_rv_mem_id: drawn }, i) => {
      const before = existing[i];
      if (before?.mem_nm === mem_nm) return before;
      const event_rv_mem_id = before?.event_rv_mem_id ?? drawn ?? (await draw());
      return { event_rv_mem_id, mem_nm, check: null, reg_date: before?.reg_date ?? now, mod_date: now };
    }),
  );

export const withoutGuests = {
  people: [],
  tel: '',
  email: '',
  area: '',
  files: [],
  draft: null,
  unreserved_since: null,
} satisfies Partial<PlainReservation>;
