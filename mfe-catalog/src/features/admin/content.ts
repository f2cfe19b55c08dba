import {
  fieldsOf,
  type AnyContent,
  type EditableField,
  type EditableKind,
  type Texts,
} from '@narae/contracts/editable';
import { perLanguage } from '@narae/contracts/localized';
import { defaultDiscounts } from '@narae/rules';

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

export const blankContent = (fields: readonly EditableField[]): AnyContent =>
  Object.fromEntries(fields.map((field) => [field.name, blankOf(field)]));

const discountsBy = (variant: unknown): object => ({
  ...defaultDiscounts[variant === 'enter' ? 'enter' : 'trip'],
});

/** A new product has the discounts of its variant (MONEY-9). */
export const newContent = (kind: EditableKind): AnyContent => {
  const blank = blankContent(fieldsOf(kind));
  return kind === 'product' ? { ...blank, discounts: discountsBy(blank['variant']) } : blank;
};

/** A new variant changes a product's discounts, unless somebody has set them (MONEY-9). */
export const withField = (content: AnyContent, name: string, value: unknown): AnyContent => {
  const changed = { ...content, [name]: value };
  if (name !== 'variant') return changed;
  const usual = Object.entries(discountsBy(content['variant']));
  const set = (content['discounts'] ?? {}) as Readonly<Record<string, unknown>>;
  return usual.every(([field, pct]) => set[field] === pct)
    ? { ...changed, discounts: discountsBy(value) }
    : changed;
};

export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
};
