import type { DocumentFlags, ErrorKey, MemType, PartyCounts, TravellerFileType } from '@narae/contracts';
import { countField, leadType, memTypes } from './party.ts';

export const FileType = { Passport: '1', BirthCertificate: '3', AirTicket: '4' } as const satisfies Record<
  string,
  TravellerFileType
>;

/** Upload limits (DOC-2, DOC-4). */
export const uploadLimits = {
  maxBytes: 5 * 1024 * 1024,
  airTickets: 10,
} as const;

interface DocumentRule {
  fileType: TravellerFileType;
  owes: (who: { memType: MemType; index: number; lead: MemType }, flags: DocumentFlags) => boolean;
  error: ErrorKey;
}

/** The document matrix, in the order in which missing documents are named (DOC-1). */
export const documentMatrix: readonly DocumentRule[] = [
  {
    fileType: FileType.AirTicket,
    owes: ({ memType, index, lead }, flags) => flags.air_ticket && memType === lead && index === 1,
    error: 'traveller_air_input',
  },
  { fileType: FileType.Passport, owes: () => true, error: 'passport_img_fail' },
  {
    fileType: FileType.BirthCertificate,
    owes: ({ memType }, flags) => flags.birth_certificate && (memType === 'teen' || memType === 'children'),
    error: 'traveller_birth_input',
  },
];

/** Category and index within it, from 1. */
export interface Seat {
  memType: MemType;
  index: number;
}

export const seatsOf = (party: PartyCounts): Seat[] =>
  memTypes.flatMap((memType) =>
    Array.from({ length: party[countField[memType]] }, (_, i): Seat => ({ memType, index: i + 1 })),
  );

export const documentsOwed = (seat: Seat, party: PartyCounts, flags: DocumentFlags): TravellerFileType[] =>
  documentMatrix
    .filter((rule) => rule.owes({ ...seat, lead: leadType(party) }, flags))
    .map((rule) => rule.fileType);
