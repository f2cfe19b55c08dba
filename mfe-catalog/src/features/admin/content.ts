import type { AnyContent, EditableField, Texts } from '@narae/contracts/editable';
import { perLanguage } from '@narae/contracts/localized';

/** A text nobody has written yet. */
export const noTexts = (): Texts => perLanguage(() => '');

const blankOf = (field: EditableField): unknown => {
  switch (field.as) {
    case 'texts':
      return noTexts();
    case 'whole':
      return field.min;
    case 'decimal':
    case 'films':
      return null;
    case 'choice':
      return field.of[0] ?? '';
    case 'flag':
      return false;
    case 'references':
    case 'rows':
    case 'pictures':
      return [];
    case 'group':
      return blankContent(field.fields);
    default:
      return '';
  }
};

/** What a new item starts from. */
export const blankContent = (fields: readonly EditableField[]): AnyContent =>
  Object.fromEntries(fields.map((field) => [field.name, blankOf(field)]));

/** A list with one element at another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
};
