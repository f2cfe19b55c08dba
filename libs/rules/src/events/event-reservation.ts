import { isBlank } from '@narae/contracts/prepared-text';
import type { EventState, ErrorKey, EventDocuments, EventFileType } from '@narae/contracts';
import { isEmailAddress } from '@narae/contracts/email-pattern';
import { isPassportName } from '@narae/contracts/passport-fields';
import type { Violation } from '../people/party.ts';
import { isTel } from '../people/tel.ts';

/** An event's state, both ends included (EVENT-3). Days are all YYYY-MM-DD or all numbers YYYYMMDD, in Asia/Seoul. */
export const eventState = <Day extends string | number>(
  event: {
    readonly start_day: Day;
    readonly end_day: Day;
    readonly personnel_cnt: number;
    readonly closed: boolean;
  },
  today: Day,
): EventState => {
  if (today > event.end_day) return 'ended';
  if (event.closed) return 'closed';
  if (event.personnel_cnt < 1) return 'full';
  return today < event.start_day ? 'not-begun' : 'open';
};

/** YYYY-MM-DD to the number YYYYMMDD (EVENT-3). */
export const numericDay = (day: string): number => Number(day.replaceAll('-', ''));

export const dayOf = (numeric: number): string =>
  String(numeric).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** What the reservation screen holds; people are numbered from 1 in the order of `members`. */
export interface EventReservationDraft {
  readonly members: readonly { readonly mem_nm: string }[];
  readonly tel: string;
  readonly email: string;
  /** null: nobody is asked for it (CALL-7). */
  readonly area: string | null;
  readonly documents: EventDocuments;
  readonly files: readonly { readonly sort_order: number; readonly file_type: EventFileType }[];
}

/** Identifies a control of the reservation screen, on both sides of the wire: `event_cnt`, `name.1`, `tel`, `file.2.1`. */
export const eventField = {
  count: 'event_cnt',
  name: (person: number): string => `name.${person}`,
  file: (person: number, fileType: EventFileType): string => `file.${person}.${fileType}`,
};

/** The documents an event may ask for, in the order in which missing ones are named (EVENT-6). */
const eventPapers: readonly {
  readonly fileType: EventFileType;
  readonly flag: keyof EventDocuments;
  readonly error: ErrorKey;
}[] = [
  { fileType: '1', flag: 'passport', error: 'passport_img_fail' },
  { fileType: '2', flag: 'visa', error: 'event_visa_input' },
  { fileType: '3', flag: 'birth_certificate', error: 'event_birth_input' },
];

/** What an event asks of everybody while its organiser has said nothing else (EVENT-6). */
export const allEventPapers: EventDocuments = { passport: true, visa: true, birth_certificate: true };

export const eventPapersOwed = (documents: EventDocuments): EventFileType[] =>
  eventPapers.filter(({ flag }) => documents[flag]).map(({ fileType }) => fileType);

const contactViolation = ({ tel, email, area }: EventReservationDraft): Violation | null => {
  if (isBlank(tel)) return { error: 'login_tel_input', field: 'tel' };
  if (!isTel(tel)) return { error: 'common_tel_number', field: 'tel' };
  if (isBlank(email)) return { error: 'login_email_input', field: 'email' };
  if (!isEmailAddress(email)) return { error: 'login_email_validation', field: 'email' };
  if (area !== null && isBlank(area)) return { error: 'event_area_input', field: 'area' };
  return null;
};

export const missingEventPapers = ({
  people,
  documents,
  files,
}: Pick<EventReservationDraft, 'documents' | 'files'> & { readonly people: number }): {
  person: number;
  fileType: EventFileType;
}[] =>
  Array.from({ length: people }, (_, i) => i + 1).flatMap((person) =>
    eventPapersOwed(documents)
      .filter((kind) => !files.some((file) => file.sort_order === person && file.file_type === kind))
      .map((fileType) => ({ person, fileType })),
  );

/** The first thing missing or wrong, in the order of EVENT-5; null when complete. The ledger judges places later. */
export const firstMissingOfEvent = (draft: EventReservationDraft): Violation | null => {
  const { members, documents, files } = draft;
  if (members.length === 0) return { error: 'event_reserv_cnt_placeholder', field: eventField.count };
  for (const [i, { mem_nm }] of members.entries()) {
    const at = { field: eventField.name(i + 1), params: { index: i + 1 } };
    if (isBlank(mem_nm)) return { error: 'event_name_input', ...at };
    if (!isPassportName(mem_nm)) return { error: 'traveller_name_passport', ...at };
  }
  const contact = contactViolation(draft);
  if (contact) return contact;
  const [missing] = missingEventPapers({ people: members.length, documents, files });
  const paper = eventPapers.find(({ fileType }) => fileType === missing?.fileType);
  if (!missing || !paper) return null;
  const { person, fileType } = missing;
  return { error: paper.error, field: eventField.file(person, fileType), params: { index: person } };
};
