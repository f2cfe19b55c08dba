import { LAN_TPS, type LanTp } from '../languages.ts';
import type { AnyContent, EditableField } from './editable-field.ts';

/** A text that is not there in a language; `field` is its path, dots between the steps. */
export interface MissingText {
  readonly field: string;
  readonly lan_tp: LanTp;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const isEmpty = (text: unknown): boolean =>
  typeof text !== 'string' || text.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** An optional text that nobody has written misses nothing; one that is written anywhere is wanted everywhere. */
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
