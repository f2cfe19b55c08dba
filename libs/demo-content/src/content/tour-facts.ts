import type { Times } from '@narae/contracts/primitives';
import { LAN_TPS, type LanTp } from '@narae/contracts/languages';
import { MEETING_POINTS } from './places/meeting-points.ts';
import type { DemoProduct } from './types.ts';

/** What shoppers ask first about a product. */
export interface TourFacts {
  /** Hours of a product of one day, from the first to the last line of its plan, rounded up; 0 for longer ones. */
  readonly hours: number;
  /** Most people in a group; 0 where there is no such bound, as at a concert. */
  readonly groupMax: number;
  /** Fewest people it departs with; any where it is not said. */
  readonly minimum?: number;
  /** Languages spoken by the guide, or at the desk of a concert. */
  readonly guides: readonly LanTp[];
  /** When a performance begins, one of the times of its plan: people may come earlier. */
  readonly show?: string;
  /** Where one meets, where that is not the product's place; null where there is no one spot. */
  readonly meets?: { readonly lat: number; readonly lng: number } | null;
}

const kpop: readonly LanTp[] = ['CHN', 'KOR', 'ENG', 'JPN'];
const country: readonly LanTp[] = ['KOR', 'ENG'];

/** By product; a package has those of the product that leads it. */
const TOUR_FACTS: Readonly<Record<string, TourFacts>> = {
  P000001: { hours: 0, groupMax: 30, guides: kpop, meets: MEETING_POINTS.myeongdongExit8 },
  P000004: { hours: 4, groupMax: 14, guides: ['KOR', 'ENG', 'JPN'] },
  P000005: { hours: 4, groupMax: 6, guides: ['KOR', 'ENG', 'JPN'] },
  P000006: { hours: 4, groupMax: 8, guides: kpop, meets: MEETING_POINTS.apgujeongRodeoExit4 },
  P000007: { hours: 9, groupMax: 20, guides: ['KOR', 'ENG', 'JPN'], meets: MEETING_POINTS.busanStation },
  P000008: { hours: 12, groupMax: 16, guides: ['KOR', 'ENG', 'CHN'], meets: MEETING_POINTS.seoulStation },
  P000009: { hours: 4, groupMax: 15, guides: kpop, meets: MEETING_POINTS.gyeongbokgungExit5 },
  P000010: { hours: 8, groupMax: 40, guides: kpop, meets: MEETING_POINTS.cityHallExit4 },
  P000011: { hours: 13, groupMax: 25, guides: country, meets: MEETING_POINTS.dongdaemunExit10 },
  P000012: { hours: 15, groupMax: 16, minimum: 6, guides: country, meets: MEETING_POINTS.yongsanStation },
  P000013: { hours: 14, groupMax: 44, guides: ['KOR', 'ENG', 'VTN'], meets: null },
  P000014: { hours: 4, groupMax: 10, guides: ['KOR', 'ENG', 'JPN'], meets: MEETING_POINTS.jongno5gaExit8 },
  P000015: { hours: 0, groupMax: 22, guides: country, meets: MEETING_POINTS.jinbuStation },
  P000016: {
    hours: 15,
    groupMax: 20,
    minimum: 8,
    guides: ['KOR', 'ENG', 'JPN'],
    meets: MEETING_POINTS.seoulStation,
  },
  P000017: { hours: 9, groupMax: 25, guides: ['KOR', 'ENG', 'CHN'], meets: MEETING_POINTS.jejuAirport },
  P000018: { hours: 4, groupMax: 30, guides: LAN_TPS },
  P000019: { hours: 8, groupMax: 0, guides: LAN_TPS, show: '18:00' },
  P000020: { hours: 6, groupMax: 0, guides: kpop, show: '17:00' },
  P000021: { hours: 4, groupMax: 0, guides: kpop, show: '19:30' },
  P000022: { hours: 4, groupMax: 0, guides: kpop, show: '17:00' },
  P000023: { hours: 4, groupMax: 100, guides: LAN_TPS, show: '14:40' },
  P000024: { hours: 8, groupMax: 0, guides: LAN_TPS, show: '17:00' },
  P000025: { hours: 9, groupMax: 0, guides: LAN_TPS, show: '18:00' },
  P000026: { hours: 3, groupMax: 30, guides: ['KOR', 'ENG', 'JPN'], show: '14:00' },
  P000027: { hours: 0, groupMax: 26, guides: kpop },
  P000028: { hours: 0, groupMax: 18, guides: ['KOR', 'ENG', 'CHN'], meets: MEETING_POINTS.jejuAirport },
  P000029: { hours: 0, groupMax: 0, guides: country, meets: null },
  P000032: { hours: 0, groupMax: 22, guides: kpop },
  P000033: {
    hours: 0,
    groupMax: 20,
    guides: ['KOR', 'ENG', 'JPN'],
    meets: MEETING_POINTS.cheongnyangniStation,
  },
  P000034: { hours: 0, groupMax: 40, guides: ['KOR', 'ENG', 'VTN'], meets: MEETING_POINTS.jamsilExit4 },
  P000035: { hours: 0, groupMax: 18, guides: country, meets: MEETING_POINTS.yongsanStation },
};

/** @throws Error for a product without facts */
export const tourFactsOf = ({ prod_id, package_group }: DemoProduct): TourFacts => {
  const facts = TOUR_FACTS[package_group ?? prod_id];
  if (!facts) throw new Error(`There are no facts of ${prod_id}`);
  return facts;
};

const clock = /\d{2}:\d{2}$/;

/**
 * When a product begins and ends, by the plan in its texts: a trip with the plan's first line, a performance with the
 * show, both with the last line of a single day.
 */
export const timesOf = (product: DemoProduct): Times => {
  const plan = product.texts.ENG.schedule.flatMap(([at = '']) => clock.exec(at) ?? []);
  const start = tourFactsOf(product).show ?? plan.at(0);
  const end = product.nights === 0 ? plan.at(-1) : undefined;
  return { ...(start && { start_time: start }), ...(end && { end_time: end }) };
};
