import { type LanTp, LAN_TPS } from '../../languages.ts';
import { isBlank } from '../shared/prepared-text.ts';
import type { VideoType } from './video.ts';

/** A field of the back office as plain data without zod: form, checks, types and missing texts follow from it. */
export type EditableField =
  /** A text per language; `html` is sanitised when stored. Optional: empty in all languages or in none. */
  | {
      readonly name: string;
      readonly as: 'texts';
      readonly max: number;
      readonly html?: boolean;
      readonly optional?: boolean;
    }
  | { readonly name: string; readonly as: 'word'; readonly pattern: RegExp; readonly optional?: boolean }
  | { readonly name: string; readonly as: 'whole'; readonly min: number; readonly max: number }
  | { readonly name: string; readonly as: 'decimal'; readonly min: number; readonly max: number }
  /** YYYY-MM-DD in Asia/Seoul. */
  | { readonly name: string; readonly as: 'day' }
  /** HH:mm in Asia/Seoul; empty where it is not said. */
  | { readonly name: string; readonly as: 'time' }
  | { readonly name: string; readonly as: 'choice'; readonly of: readonly string[] }
  | { readonly name: string; readonly as: 'flag' }
  /** Identifier of another thing of the back office; empty where it is optional. */
  | {
      readonly name: string;
      readonly as: 'reference';
      readonly to: EditableKind;
      readonly optional?: boolean;
    }
  | { readonly name: string; readonly as: 'references'; readonly to: EditableKind; readonly most: number }
  | { readonly name: string; readonly as: 'group'; readonly fields: readonly EditableField[] }
  | {
      readonly name: string;
      readonly as: 'rows';
      readonly fields: readonly EditableField[];
      readonly most: number;
      /** None where the content says nothing of it. */
      readonly optional?: boolean;
    }
  | {
      readonly name: string;
      readonly as: 'pictures';
      readonly types: readonly PictureType[];
      readonly most: number;
    }
  | { readonly name: string; readonly as: 'films' };

export const editableKinds = [
  'product',
  'option',
  'kpopInfo',
  'event',
  'category',
  'code',
  'company',
  'popup',
  'refundSchedule',
] as const;
export type EditableKind = (typeof editableKinds)[number];

/** 1 list, 2 carousel, 3 detail, 4 before a film (CATALOG-6). */
export type PictureType = '1' | '2' | '3' | '4';

export type Texts = Record<LanTp, string>;

export interface EditedPicture {
  file_type: PictureType;
  file_name: string;
  sort_order: number;
  width: number;
  height: number;
  alt: Texts;
}

export interface EditedFilms {
  type: VideoType;
  items: { address: string; titles: Texts }[];
}

type ValueOf<Field extends EditableField> = Field extends { as: 'texts' }
  ? Texts
  : Field extends { as: 'word' | 'day' | 'time' | 'reference' }
    ? string
    : Field extends { as: 'whole' }
      ? number
      : Field extends { as: 'decimal' }
        ? number | null
        : Field extends { as: 'choice'; of: readonly (infer Choice)[] }
          ? Choice
          : Field extends { as: 'flag' }
            ? boolean
            : Field extends { as: 'references' }
              ? string[]
              : Field extends { as: 'group'; fields: infer Fields extends readonly EditableField[] }
                ? ContentOf<Fields>
                : Field extends { as: 'rows'; fields: infer Fields extends readonly EditableField[] }
                  ? ContentOf<Fields>[]
                  : Field extends { as: 'pictures' }
                    ? EditedPicture[]
                    : EditedFilms | null;

export type ContentOf<Fields extends readonly EditableField[]> = {
  -readonly [Field in Fields[number] as Field['name']]: ValueOf<Field>;
};

export type AnyContent = Record<string, unknown>;

/** `field` is the path, dots between the steps. */
export interface MissingText {
  readonly field: string;
  readonly lan_tp: LanTp;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const isEmpty = (text: unknown): boolean =>
  typeof text !== 'string' || isBlank(text.replaceAll(/<[^>]*>|&nbsp;/g, ''));

/** An optional text that nobody has written misses nothing; once written it is wanted in every language. */
const missingOf = (texts: unknown, field: string, optional: boolean): MissingText[] => {
  const written = isRecord(texts) ? texts : {};
  if (optional && LAN_TPS.every((lan_tp) => isEmpty(written[lan_tp]))) return [];
  return LAN_TPS.filter((lan_tp) => isEmpty(written[lan_tp])).map((lan_tp) => ({ field, lan_tp }));
};

/** Every text of a content that lacks a language, in the order of the fields. */
export const missingTexts = (
  fields: readonly EditableField[],
  content: AnyContent,
  above = '',
): MissingText[] =>
  fields.flatMap((field) => {
    const value = content[field.name];
    const path = `${above}${field.name}`;
    if (field.as === 'texts') return missingOf(value, path, field.optional ?? false);
    if (field.as === 'group') return missingTexts(field.fields, isRecord(value) ? value : {}, `${path}.`);
    if (field.as === 'rows')
      return rowsOf(value).flatMap((row, index) => missingTexts(field.fields, row, `${path}.${index}.`));
    if (field.as === 'pictures')
      return rowsOf(value).flatMap(({ alt }, index) => missingOf(alt, `${path}.${index}.alt`, false));
    if (field.as === 'films')
      return rowsOf(isRecord(value) ? value['items'] : []).flatMap(({ titles }, index) =>
        missingOf(titles, `${path}.items.${index}.titles`, false),
      );
    return [];
  });
