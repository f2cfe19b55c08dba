import type { LanTp, LocalizedText } from '@narae/contracts';
import { LAN_TPS } from '@narae/contracts/languages';
import { perLanguage } from '@narae/contracts/localized';

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
