import { isCalendarDay } from '@narae/rules';

interface FieldBase<In> {
  /** In the address, where it is not the field's own. */
  readonly name?: string;
  readonly label: string;
  readonly hint?: string;
  /** Undefined for what the server would reject. */
  readonly read: (text: string) => In | undefined;
}

interface TypedFilter<In> extends FieldBase<In> {
  readonly kind: 'search' | 'typed';
  readonly most: number;
  /** On the button of a search, which without one follows what is typed; typed fields share one. */
  readonly action?: string;
  /** Of a typed field that is no text to search for, such as a number. */
  readonly plain?: boolean;
  readonly optional?: boolean;
}

interface ChoiceFilter<In> extends FieldBase<In> {
  readonly kind: 'select' | 'chips' | 'links';
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Chosen where the address says nothing. */
  readonly standard: string;
}

interface DayFilter<In> extends FieldBase<In> {
  readonly kind: 'day';
}

interface GivenFilter<In> extends FieldBase<In> {
  readonly kind: 'given';
  readonly text: (value: string) => string;
}

/** One filter of a list; `In` is what its call takes. */
export type FilterField<In> = TypedFilter<In> | ChoiceFilter<In> | DayFilter<In> | GivenFilter<In>;

interface TypedTexts {
  readonly name?: string;
  readonly label: string;
  readonly hint?: string;
  readonly most: number;
  /** Takes out what the server would reject. */
  readonly tidy?: (text: string) => string;
}

const readTyped =
  ({ most, tidy }: TypedTexts) =>
  (text: string): string | undefined =>
    (tidy ? tidy(text) : text).trim().slice(0, most) || undefined;

const ofKind =
  <Option extends keyof TypedFilter<string>>(kind: TypedFilter<string>['kind']) =>
  (texts: TypedTexts & Pick<TypedFilter<string>, Option>): FilterField<string> => ({
    ...texts,
    kind,
    read: readTyped(texts),
  });

export const search = ofKind<'action' | 'optional'>('search');

/** One of several typed texts that are sent together. */
export const typed = ofKind<'plain' | 'optional'>('typed');

interface Choices<Value extends string> {
  readonly name?: string;
  readonly label: string;
  readonly options: readonly Value[];
  readonly text: (value: Value) => string;
}

/** Either a choice that takes all, or one that is made where nobody chooses. */
type Standard<Value extends string> = { readonly all: string } | { readonly standard: NoInfer<Value> };

type ChoiceTexts<Value extends string> = Choices<Value> & Standard<Value>;

function choice<Value extends string, In>(
  kind: ChoiceFilter<In>['kind'],
  texts: ChoiceTexts<Value>,
  take: (value: Value) => In,
): FilterField<In> {
  const { label, options, text, name } = texts;
  const standard = 'standard' in texts ? texts.standard : '';
  const choices = options.map((value) => ({ value, label: text(value) }));
  return {
    kind,
    ...(name !== undefined && { name }),
    label,
    choices: 'all' in texts ? [{ value: '', label: texts.all }, ...choices] : choices,
    standard,
    read: (written) => {
      const value = options.find((item) => item === written) ?? options.find((item) => item === standard);
      return value === undefined ? undefined : take(value);
    },
  };
}

export const select = <const Value extends string>(texts: ChoiceTexts<Value>): FilterField<Value> =>
  choice('select', texts, (value) => value);

export const chips = <const Value extends string>(texts: ChoiceTexts<Value>): FilterField<Value> =>
  choice('chips', texts, (value) => value);

/** Chips that are links: the way back leads to the choice before. */
export const chipLinks = <const Value extends string>(texts: ChoiceTexts<Value>): FilterField<Value> =>
  choice('links', texts, (value) => value);

/** A filter whose call takes something else than its choice. */
export const taken = <Value, In>(field: FilterField<Value>, take: (value: Value) => In): FilterField<In> => ({
  ...field,
  read: (text) => {
    const value = field.read(text);
    return value === undefined ? undefined : take(value);
  },
});

/** Comes with a link and is only said. */
export const given = (
  texts: Omit<TypedTexts, 'label' | 'hint'> & { readonly text: (value: string) => string },
): FilterField<string> => ({
  ...texts,
  label: '',
  kind: 'given',
  read: readTyped({ ...texts, label: '' }),
});

/** Empty where the text is no day YYYY-MM-DD. */
export const dayIn = (text: string | null): string => (text && isCalendarDay(text) ? text : '');

export const day = (texts: { readonly name?: string; readonly label: string }): FilterField<string> => ({
  ...texts,
  kind: 'day',
  read: (text) => dayIn(text) || undefined,
});

export type AnyFilters = Readonly<Record<string, FilterField<unknown> | undefined>>;

export const nameOf = (key: string, { name }: FilterField<unknown>): string => name ?? key;

/** What the address says, by fields of the input. */
export const readFilters = (filters: AnyFilters, query: URLSearchParams): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([key, field]) => {
      const value = field?.read(query.get(nameOf(key, field)) ?? '');
      return value === undefined ? [] : [[key, value]];
    }),
  );

/** Whether somebody has narrowed the list. */
export const isNarrowed = (filters: AnyFilters, query: URLSearchParams): boolean =>
  Object.entries(filters).some(([key, field]) => {
    const text = field && (query.get(nameOf(key, field)) ?? '');
    return text && field.read(text) !== undefined && !('standard' in field && field.standard === text);
  });
