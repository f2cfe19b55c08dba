import { perLanguage } from '@narae/contracts/localized';
import type { AnyContent, EditableField } from '@narae/contracts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const filled = (texts: unknown): unknown => ({ ...perLanguage(() => ''), ...(isRecord(texts) ? texts : {}) });

const inRows = (rows: unknown, fill: (row: Record<string, unknown>) => unknown): unknown =>
  Array.isArray(rows) ? rows.map((row: unknown) => (isRecord(row) ? fill(row) : row)) : rows;

const fillField = (field: EditableField, value: unknown): unknown => {
  switch (field.as) {
    case 'texts':
      return filled(value);
    case 'group':
      return isRecord(value) ? fillTexts(field.fields, value) : value;
    case 'rows':
      return inRows(value, (row) => fillTexts(field.fields, row));
    case 'pictures':
      return inRows(value, (picture) => ({ ...picture, alt: filled(picture['alt']) }));
    case 'films':
      return isRecord(value)
        ? { ...value, items: inRows(value['items'], (item) => ({ ...item, titles: filled(item['titles']) })) }
        : value;
    default:
      return value;
  }
};

/** Adds empty texts for missing languages, so that older content is edited like any other (CATALOG-11). */
export const fillTexts = (fields: readonly EditableField[], content: AnyContent): AnyContent => ({
  ...content,
  ...Object.fromEntries(fields.map((field) => [field.name, fillField(field, content[field.name])])),
});
