import type {
  CancellationKind,
  Discounts,
  DocumentFlags,
  RefundScheduleName,
  LanTp,
  LocalizedText,
} from '@narae/contracts';
import { firstDepositPct, lockDaysOf, moveTermsOf, scheduleNameOf } from '@narae/rules';
import type { z } from 'zod';
import { LAN_TPS } from '@narae/contracts/languages';
import { perLanguage } from '@narae/contracts/localized';

export interface BookingTerms {
  discounts: Discounts;
  documents: DocumentFlags;
  cancellation: z.infer<typeof CancellationKind>;
  /** Absent in products stored before there was a choice. */
  refund_schedule?: RefundScheduleName;
  /** Days before departure; absent in products stored before it was data (ORDER-14). */
  lock_days?: number;
  /** Hours before its start at which the sale ends; null or absent where it is the shop's first figure (CATALOG-3). */
  cutoff_hours?: number | null;
  /** Whole KRW for moving an order to another date (ORDER-20); absent in products stored before it was data: nothing. */
  move_fee?: number;
  ticket_yn: 'Y' | 'N';
  ticket_cnt: number;
}

export const bookingTermsOf = (product: BookingTerms) => ({
  discounts: product.discounts,
  documents: product.documents,
  cancellation: product.cancellation,
  refund_schedule: scheduleNameOf(product.refund_schedule),
  lock_days: lockDaysOf(product),
  cutoff_hours: product.cutoff_hours ?? null,
  ...(product.move_fee !== undefined && { move_fee: product.move_fee }),
  ticket_yn: product.ticket_yn,
  ticket_cnt: product.ticket_cnt,
});

/** What moving an order costs, as shoppers see it: absent where it costs nothing or never may be moved (ORDER-20). */
export const shownMoveFee = (product: Parameters<typeof moveTermsOf>[0]): { move_fee?: number } => {
  const { until_days, fee_krw } = moveTermsOf(product);
  return until_days !== null && fee_krw > 0 ? { move_fee: fee_krw } : {};
};

export interface Deposit {
  deposit_yn: 'Y' | 'N';
  /** Percent; absent in products stored before it was data (MONEY-12). */
  deposit_pct?: number;
}

export const depositPctOf = ({ deposit_pct }: Pick<Deposit, 'deposit_pct'>): number =>
  deposit_pct ?? firstDepositPct;

/** The deposit as shoppers and booking see it: empty if paid whole (MONEY-12). */
export const depositTermsOf = (product: Deposit): { deposit_pct?: number } =>
  product.deposit_yn === 'Y' ? { deposit_pct: depositPctOf(product) } : {};

export interface TourFacts {
  /** Place and time; empty in all languages if unknown. */
  meeting_points: LocalizedText;
  /** Degrees; null if unknown or not one place. */
  meeting_lat: number | null;
  meeting_lng: number | null;
  /** Hours of a one-day product; 0 if unknown. */
  duration_hours: number;
  /** 0 for no limit. */
  group_max: number;
  /** Minimum for departure; 0 for none. */
  min_cnt: number;
  /** Languages of the guide or the desk on site. */
  guide_languages: Record<LanTp, boolean>;
}

/** Empty for products stored before there were such facts. */
export const tourFactsOf = (stored: Partial<TourFacts>): TourFacts => ({
  meeting_points: stored.meeting_points ?? perLanguage(() => ''),
  meeting_lat: stored.meeting_lat ?? null,
  meeting_lng: stored.meeting_lng ?? null,
  duration_hours: stored.duration_hours ?? 0,
  group_max: stored.group_max ?? 0,
  min_cnt: stored.min_cnt ?? 0,
  guide_languages: { ...perLanguage(() => false), ...stored.guide_languages },
});

export const spokenLanguages = ({ guide_languages }: Pick<TourFacts, 'guide_languages'>): LanTp[] =>
  LAN_TPS.filter((lanTp) => guide_languages[lanTp]);
