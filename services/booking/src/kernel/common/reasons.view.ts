import type { DepartureChangeReason, LanTp, RejectionReason, PapersRejection } from '@narae/contracts';
import type { DocumentCheck } from '../booking/booking-parts.model.ts';
import { bookingTexts } from './texts.ts';

type Sentences = Readonly<Record<RejectionReason, string>>;

/** What is wrong with rejected papers of an event and what to do about it (EVENT-9). */
export const eventRejectionTexts = (lanTp: LanTp): Sentences => bookingTexts[lanTp].eventRejections;

/** The same for a traveller's documents of a trip (DOC-11): names must match tickets, passports outlast the journey. */
export const tripRejectionTexts = (lanTp: LanTp): Sentences => ({
  ...bookingTexts[lanTp].eventRejections,
  ...bookingTexts[lanTp].tripRejections,
});

export const rejectionView = (
  check: DocumentCheck | null | undefined,
  sentences: Sentences,
): PapersRejection | null =>
  check?.outcome === 'rejected' && check.reason !== null
    ? { reason: check.reason, text: sentences[check.reason], note: check.note }
    : null;

/** Why a departure was changed, in a sentence for its members; empty where nobody said (ORDER-22). */
export const changeReasonText = (reason: DepartureChangeReason | undefined, lanTp: LanTp): string =>
  reason ? bookingTexts[lanTp].changeReasons[reason] : '';
