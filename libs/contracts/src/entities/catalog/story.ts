import { z } from 'zod';
import { Id, Times, Yn } from '../../primitives.ts';

/** A film's kind; empty where there is none (CATALOG-7). */
const VedioType = z.enum(['', '01', '02', '03', '04']);

/** What K-pop information and events share: comma-separated films. */
const Vedio = z.object({ vedio_type: VedioType, vedio_url: z.string(), vedio_title: z.string() });

/** YYYYMMDD in Asia/Seoul (EVENT-3). */
export const NumericDay = z.int().min(10_000_101).max(99_991_231);

/** K-pop information as its list shows it (EVENT-1). */
export const KpopInfo = z.object({
  info_seq: Id,
  info_title: z.string(),
  info_desc: z.string(),
  kpop_category: z.string(),
  start_day: NumericDay,
  ymd_format: z.string(),
  prod_id: z.union([Id, z.literal('')]),
  file_path: z.string(),
  file_name: z.string(),
  file_type: z.string(),
  file_alt: z.string(),
});
export type KpopInfo = z.infer<typeof KpopInfo>;

export const KpopInfoDetail = KpopInfo.extend({
  /** HTML, sanitised, as all contents are. */
  info_content: z.string(),
  kpop_content: z.string(),
  ...Vedio.shape,
  /** The event it tells of, with its title; both empty where there is none. */
  event_id: z.union([Id, z.literal('')]),
  event_title: z.string(),
});
export type KpopInfoDetail = z.infer<typeof KpopInfoDetail>;

/** An event as its list shows it (EVENT-2); people apply from start_day to end_day. */
export const EventInfo = z.object({
  event_id: Id,
  event_title: z.string(),
  event_desc: z.string(),
  event_category: z.string(),
  ymd_format: z.string(),
  ...Times.shape,
  start_day: NumericDay,
  end_day: NumericDay,
  event_total_cnt: z.int().min(0),
  personnel_cnt: z.int().min(0),
  /** Closed by its organiser before `end_day` (EVENT-11). Absent in answers of a catalogue from before. */
  closed_yn: Yn.default('N'),
  info_seq: z.union([Id, z.literal('')]),
  file_path: z.string(),
  file_name: z.string(),
  file_type: z.string(),
  file_alt: z.string(),
});
export type EventInfo = z.infer<typeof EventInfo>;

export const EventInfoDetail = EventInfo.extend({
  event_content: z.string(),
  event_place: z.string(),
  /** How many pictures each person hands in, of passport, visa and birth certificate (EVENT-6). */
  eventPassportCnt: z.int().min(0).max(3),
  ...Vedio.shape,
});
export type EventInfoDetail = z.infer<typeof EventInfoDetail>;
