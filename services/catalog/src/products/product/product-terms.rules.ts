import type {
  CancellationKind,
  Discounts,
  DocumentFlags,
  RefundScheduleName,
  LanTp,
  LocalizedText,
} from '@narae/contracts';
import { firstDepositPct, lockDaysOf, scheduleNameOf } from '@narae/rules';
import type { z } from 'zod';
import { LAN_TPS } from '@narae/contracts/languages';
import { perLanguage } from '@narae/contracts/localized';

/** On what terms a product is booked: its page tells them, an order keeps them. */
export interface BookingTerms {
  discounts: Discounts;
  documents: DocumentFlags;
  cancellation: z.infer<typeof CancellationKind>;
  /** Absent in products stored before there was a choice. */
  refund_schedule?: RefundScheduleName;
  /** Days before departure; absent in products stored before it was data (ORDER-14). */
  lock_days?: number;
  ticket_yn: 'Y' | 'N';
  ticket_cnt: number;
}

/** The terms of a product, without what is stored beside them. */
export const bookingTermsOf = (product: BookingTerms) => ({
  discounts: product.discounts,
  documents: product.documents,
  cancellation: product.cancellation,
  refund_schedule: scheduleNameOf(product.refund_schedule),
  lock_days: lockDaysOf(product),
  ticket_yn: product.ticket_yn,
  ticket_cnt: product.ticket_cnt,
});

/** Whether a product is sold with a deposit, and how much of the total it is. */
export interface Deposit {
  deposit_yn: 'Y' | 'N';
  /** Percent; absent in products stored before it was data (MONEY-12). */
  deposit_pct?: number;
}

/** The percent of a product's deposit, whether or not it is asked for. */
export const depositPctOf = ({ deposit_pct }: Pick<Deposit, 'deposit_pct'>): number =>
  deposit_pct ?? firstDepositPct;

/** What shoppers and booking are told of a product's deposit: nothing where it is paid whole (MONEY-12). */
export const depositTermsOf = (product: Deposit): { deposit_pct?: number } =>
  product.deposit_yn === 'Y' ? { deposit_pct: depositPctOf(product) } : {};

/** What a shopper asks first about a tour. */
export interface TourFacts {
  /** Where one meets, and when; empty in all languages where it is not said. */
  meeting_points: LocalizedText;
  /** Where that is on a map, in degrees; null where it is not said, or is not one place. */
  meeting_lat: number | null;
  meeting_lng: number | null;
  /** Hours of a product of one day; 0 where it is not said. */
  duration_hours: number;
  /** Most people in a group; 0 where there is no such bound. */
  group_max: number;
  /** Fewest people it departs with; 0 where it departs with any. */
  min_cnt: number;
  /** Languages the guide or the desk on site speaks. */
  guide_languages: Record<LanTp, boolean>;
}

/** The facts of a stored product; one stored before there were such facts has none. */
export const tourFactsOf = (stored: Partial<TourFacts>): TourFacts => ({
  meeting_points: stored.meeting_points ?? perLanguage(() => ''),
  meeting_lat: stored.meeting_lat ?? null,
  meeting_lng: stored.meeting_lng ?? null,
  duration_hours: stored.duration_hours ?? 0,
  group_max: stored.group_max ?? 0,
  min_cnt: stored.min_cnt ?? 0,
  guide_languages: { ...perLanguage(() => false), ...stored.guide_languages },
});

/** The languages that are spoken, in the order of the shop. */
export const spokenLanguages = ({ guide_languages }: Pick<TourFacts, 'guide_languages'>): LanTp[] =>
  LAN_TPS.filter((lanTp) => guide_languages[lanTp]);
