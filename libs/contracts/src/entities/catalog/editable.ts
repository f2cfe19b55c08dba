import { LAN_TPS } from '../../languages.ts';
import type { Times } from '../../primitives.ts';
import { MOST_CUTOFF_HOURS, MOST_PRICE, MOST_SEATS } from './departure-limits.ts';
import type { AnyContent, EditableField, EditableKind } from './editable-field.ts';

export {
  type AnyContent,
  type ContentOf,
  type EditableField,
  type EditableKind,
  editableKinds,
  type EditedFilms,
  type EditedPicture,
  type MissingText,
  missingTexts,
  type PictureType,
  type Texts,
} from './editable-field.ts';

const TITLE = 200;
const LINE = 500;
const HTML = 12_000;
const code = /^[A-Za-z0-9]{1,20}$/;
const word = /^[\p{L}\p{N} _-]{1,40}$/u;

const productFields = [
  { name: 'titles', as: 'texts', max: TITLE },
  { name: 'descs', as: 'texts', max: LINE },
  { name: 'contents', as: 'texts', max: HTML, html: true },
  { name: 'places', as: 'texts', max: TITLE },
  { name: 'meeting_points', as: 'texts', max: LINE, optional: true },
  { name: 'meeting_lat', as: 'decimal', min: -90, max: 90 },
  { name: 'meeting_lng', as: 'decimal', min: -180, max: 180 },
  { name: 'prod_type', as: 'reference', to: 'category' },
  { name: 'prod_category', as: 'word', pattern: code },
  { name: 'variant', as: 'choice', of: ['trip', 'enter'] },
  { name: 'progress_yn', as: 'choice', of: ['Y', 'D', 'W', 'E'] },
  { name: 'start_day', as: 'day' },
  { name: 'end_day', as: 'day' },
  { name: 'start_time', as: 'time' },
  { name: 'end_time', as: 'time' },
  { name: 'cutoff_hours', as: 'decimal', min: 0, max: MOST_CUTOFF_HOURS },
  { name: 'duration_hours', as: 'whole', min: 0, max: 24 },
  { name: 'origin_price', as: 'whole', min: 0, max: MOST_PRICE },
  { name: 'capacity', as: 'whole', min: 0, max: MOST_SEATS },
  { name: 'group_max', as: 'whole', min: 0, max: 1_000 },
  { name: 'min_cnt', as: 'whole', min: 0, max: 1_000 },
  {
    name: 'guide_languages',
    as: 'group',
    fields: LAN_TPS.map((name) => ({ name, as: 'flag' as const })),
  },
  { name: 'package_cnt', as: 'whole', min: 0, max: 50 },
  { name: 'package_group', as: 'reference', to: 'product', optional: true },
  { name: 'opt_codes', as: 'references', to: 'option', most: 40 },
  {
    name: 'option_stock',
    as: 'rows',
    most: 40,
    optional: true,
    fields: [
      { name: 'opt_code', as: 'reference', to: 'option' },
      { name: 'stock', as: 'whole', min: 0, max: MOST_SEATS },
    ],
  },
  {
    name: 'hotels',
    as: 'rows',
    most: 10,
    fields: [
      { name: 'hotel_dtl_id', as: 'word', pattern: /^[A-Za-z0-9_-]{1,40}$/ },
      { name: 'hotel_type', as: 'choice', of: ['S', 'D'] },
      { name: 'names', as: 'texts', max: TITLE },
      { name: 'origin_hotel_price', as: 'whole', min: 0, max: 100_000_000 },
    ],
  },
  {
    name: 'discounts',
    as: 'group',
    fields: [
      { name: 'teen_pct', as: 'whole', min: 0, max: 100 },
      { name: 'children_pct', as: 'whole', min: 0, max: 100 },
      { name: 'infant_takes_seat', as: 'flag' },
    ],
  },
  {
    name: 'documents',
    as: 'group',
    fields: [
      { name: 'air_ticket', as: 'flag' },
      { name: 'birth_certificate', as: 'flag' },
    ],
  },
  { name: 'cancellation', as: 'choice', of: ['tour', 'concert'] },
  { name: 'refund_schedule', as: 'choice', of: ['trip-day', 'trip-stay', 'performance', 'outbound'] },
  { name: 'lock_days', as: 'whole', min: 0, max: 365 },
  { name: 'move_fee', as: 'whole', min: 0, max: MOST_PRICE },
  { name: 'ticket_yn', as: 'choice', of: ['N', 'Y'] },
  { name: 'ticket_cnt', as: 'whole', min: 0, max: 100_000 },
  { name: 'deposit_yn', as: 'choice', of: ['N', 'Y'] },
  { name: 'deposit_pct', as: 'whole', min: 1, max: 90 },
  { name: 'lat', as: 'decimal', min: -90, max: 90 },
  { name: 'lng', as: 'decimal', min: -180, max: 180 },
  { name: 'related', as: 'references', to: 'product', most: 12 },
  { name: 'pictures', as: 'pictures', types: ['1', '2', '3'], most: 24 },
] as const satisfies readonly EditableField[];

const optionFields = [
  { name: 'names', as: 'texts', max: TITLE },
  { name: 'messages', as: 'texts', max: LINE, optional: true },
  { name: 'kind', as: 'choice', of: ['extra', 'seat', 'room'] },
  { name: 'origin_price', as: 'whole', min: 0, max: 100_000_000 },
] as const satisfies readonly EditableField[];

const kpopInfoFields = [
  { name: 'titles', as: 'texts', max: TITLE },
  { name: 'descs', as: 'texts', max: LINE },
  { name: 'contents', as: 'texts', max: HTML, html: true },
  { name: 'artists', as: 'texts', max: 4_000, html: true, optional: true },
  { name: 'kpop_category', as: 'word', pattern: word },
  { name: 'start_day', as: 'day' },
  { name: 'prod_id', as: 'reference', to: 'product', optional: true },
  { name: 'films', as: 'films' },
  { name: 'pictures', as: 'pictures', types: ['1', '2', '4'], most: 24 },
] as const satisfies readonly EditableField[];

const eventFields = [
  { name: 'titles', as: 'texts', max: TITLE },
  { name: 'descs', as: 'texts', max: LINE },
  { name: 'contents', as: 'texts', max: HTML, html: true },
  { name: 'places', as: 'texts', max: TITLE },
  { name: 'event_category', as: 'word', pattern: word },
  { name: 'event_day', as: 'day' },
  { name: 'start_time', as: 'time' },
  { name: 'end_time', as: 'time' },
  { name: 'start_day', as: 'day' },
  { name: 'end_day', as: 'day' },
  { name: 'event_total_cnt', as: 'whole', min: 0, max: 100_000 },
  {
    name: 'papers',
    as: 'group',
    fields: [
      { name: 'passport', as: 'flag' },
      { name: 'visa', as: 'flag' },
      { name: 'birth', as: 'flag' },
    ],
  },
  { name: 'info_seq', as: 'reference', to: 'kpopInfo', optional: true },
  { name: 'films', as: 'films' },
  { name: 'pictures', as: 'pictures', types: ['1', '3', '4'], most: 24 },
] as const satisfies readonly EditableField[];

const categoryFields = [
  { name: 'names', as: 'texts', max: 60 },
  { name: 'icon', as: 'choice', of: ['kpop', 'theme', 'enter', 'trip', 'info', 'event'] },
  { name: 'sort_order', as: 'whole', min: 0, max: 999 },
] as const satisfies readonly EditableField[];

const codeFields = [
  { name: 'names', as: 'texts', max: TITLE },
  { name: 'cd_code1', as: 'word', pattern: code, optional: true },
  { name: 'cd_code2', as: 'choice', of: ['', 'H', 'P', 'B'] },
  { name: 'sort_order', as: 'whole', min: 0, max: 999 },
] as const satisfies readonly EditableField[];

const companyFields = [
  { name: 'contents', as: 'texts', max: HTML, html: true },
  /** Where a scanned code leads to the desk in a chat app; empty where there is none. */
  { name: 'chat_url', as: 'word', pattern: /^https:\/\/[\w.~:/?#@!$&'()*+,;=%-]{1,200}$/, optional: true },
] as const satisfies readonly EditableField[];

const popupFields = [
  { name: 'titles', as: 'texts', max: 80 },
  { name: 'texts', as: 'texts', max: LINE },
  /** A screen of the shop, such as /communityList; may be empty. */
  { name: 'link', as: 'word', pattern: /^\/[A-Za-z]{1,40}(\?[A-Za-z0-9_=&-]{0,100})?$/, optional: true },
  { name: 'start_day', as: 'day' },
  { name: 'end_day', as: 'day' },
  { name: 'use_yn', as: 'choice', of: ['Y', 'N'] },
] as const satisfies readonly EditableField[];

const refundScheduleFields = [
  { name: 'names', as: 'texts', max: 60 },
  {
    name: 'steps',
    as: 'rows',
    most: 12,
    fields: [
      { name: 'from_days', as: 'whole', min: 0, max: 365 },
      { name: 'pct', as: 'whole', min: 0, max: 100 },
    ],
  },
  { name: 'no_show_pct', as: 'whole', min: 0, max: 100 },
  {
    name: 'grace',
    as: 'group',
    fields: [
      { name: 'grace_hours', as: 'whole', min: 0, max: 168 },
      { name: 'grace_until_days', as: 'whole', min: 0, max: 365 },
    ],
  },
  { name: 'organiser_extra_pct', as: 'whole', min: 0, max: 100 },
  { name: 'name_fee_usd', as: 'whole', min: 0, max: 1_000 },
] as const satisfies readonly EditableField[];

/** A further kind is a row here, one in the catalogue's `admin/content-kinds.ts`, and texts. */
export const editableFields = {
  product: productFields,
  option: optionFields,
  kpopInfo: kpopInfoFields,
  event: eventFields,
  category: categoryFields,
  code: codeFields,
  company: companyFields,
  popup: popupFields,
  refundSchedule: refundScheduleFields,
} as const satisfies Record<EditableKind, readonly EditableField[]>;

export const fieldsOf = (kind: EditableKind): readonly EditableField[] => editableFields[kind];

/** Days of a kind that may not come before one another, in order. */
const dayOrder: Readonly<Partial<Record<EditableKind, readonly string[]>>> = {
  product: ['start_day', 'end_day'],
  event: ['start_day', 'end_day', 'event_day'],
  popup: ['start_day', 'end_day'],
};

const reversedDay = (kind: EditableKind, content: AnyContent): string | undefined => {
  const given = (dayOrder[kind] ?? []).filter(
    (name) => typeof content[name] === 'string' && content[name] !== '',
  );
  return given.find((name, index) => {
    const before = given[index - 1];
    return before !== undefined && String(content[name]) < String(content[before]);
  });
};

/** The first and the last day to which a kind's times belong. */
const daysOfTimes: Readonly<Partial<Record<EditableKind, readonly [first: string, last: string]>>> = {
  product: ['start_day', 'end_day'],
  event: ['event_day', 'event_day'],
};

/** The same of kinds without times. */
const listedDays: typeof daysOfTimes = {
  ...daysOfTimes,
  kpopInfo: ['start_day', 'start_day'],
  popup: ['start_day', 'end_day'],
};

/** Whether things of a kind have days. */
export const hasDays = (kind: EditableKind): boolean => listedDays[kind] !== undefined;

const typedText = (content: AnyContent, name: string): string => {
  const text = content[name];
  return typeof text === 'string' ? text : '';
};

/** First and last day of a content, and its times; without those that are not typed yet (CATALOG-19). */
export const daysOf = (
  kind: EditableKind,
  content: AnyContent,
): Times & { start_day?: string; end_day?: string } => {
  const [first, last] = listedDays[kind] ?? [];
  const start_day = first === undefined ? '' : typedText(content, first);
  if (start_day === '') return {};
  const end_day = typedText(content, last ?? '') || start_day;
  const [start_time, end_time] = [typedText(content, 'start_time'), typedText(content, 'end_time')];
  return { start_day, end_day, ...(start_time && { start_time }), ...(end_time && { end_time }) };
};

/** An end needs a start, and on one day it comes after it (CATALOG-16). */
const isEndWrong = (kind: EditableKind, content: AnyContent): boolean => {
  const days = daysOfTimes[kind];
  const [start, end] = [content['start_time'] ?? '', content['end_time'] ?? ''];
  if (!days || end === '') return false;
  return start === '' || (content[days[0]] === content[days[1]] && String(end) <= String(start));
};

export interface OrderProblem {
  readonly error: 'day_order' | 'time_order';
  readonly field: string;
}

/** The first day or time of a content that comes before the one it has to follow. */
export const orderProblemOf = (kind: EditableKind, content: AnyContent): OrderProblem | undefined => {
  const field = reversedDay(kind, content);
  if (field !== undefined) return { error: 'day_order', field };
  return isEndWrong(kind, content) ? { error: 'time_order', field: 'end_time' } : undefined;
};

/** Kinds that shoppers see on their own, and that may be taken back from them (CATALOG-14). */
export const withdrawableKinds: ReadonlySet<EditableKind> = new Set([
  'product',
  'kpopInfo',
  'event',
  'popup',
]);

/** Kinds with a fixed number of things: nobody adds one. */
export const fixedKinds: ReadonlySet<EditableKind> = new Set(['company', 'refundSchedule']);

export const pictureFolders: Readonly<Partial<Record<EditableKind, string>>> = {
  product: 'product',
  kpopInfo: 'kpop',
  event: 'event',
};
