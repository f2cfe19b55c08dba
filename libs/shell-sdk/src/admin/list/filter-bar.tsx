import { Link, useLocation, useSearchParams, useT } from '@narae/shell-sdk';
import { Button, Chip, ChipRow, SelectField, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { AdminSearch, usePutInAddress } from '../admin-search.tsx';
import { isNarrowed, nameOf, type AnyFilters, type FilterField } from './filters.ts';
import css from './list.module.css';
import { textOf, TypedFilters, type Entry } from './typed-filters.tsx';

interface FilterBarProps {
  readonly filters: AnyFilters;
  /** What the address says, by fields of the input. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly find?: string;
  /** What the server says of a field. */
  readonly errorOf?: (field: string) => string | undefined;
}

/** The filters of a list; each stands in the address. */
export function FilterBar({ filters, values, find, errorOf }: FilterBarProps): ReactNode {
  const t = useT('admin');
  const [query, setQuery] = useSearchParams();
  const entries = Object.entries(filters).flatMap(([key, field]): Entry[] =>
    field ? [{ key, name: nameOf(key, field), field }] : [],
  );
  if (entries.length === 0) return null;
  const of = (...kinds: FilterField<unknown>['kind'][]): Entry[] =>
    entries.filter(({ field }) => kinds.includes(field.kind));
  const clear = (): void => {
    const next = new URLSearchParams(query);
    for (const { name } of entries) next.delete(name);
    setQuery(next);
  };
  const typed = of('typed');
  const inGrid = of('select', 'day');
  const clears = entries.length > 1 && isNarrowed(filters, query);
  return (
    <div className={css.filters}>
      {of('search').map(({ key, name, field }) => (
        <SearchFilter key={key} name={name} field={field} text={textOf(values[key])} error={errorOf?.(key)} />
      ))}
      {(inGrid.length > 0 || clears) && (
        <div className={css.choices}>
          {inGrid.map(({ key, name, field }) => (
            <ChoiceField
              key={key}
              name={name}
              field={field}
              error={errorOf?.(key)}
              min={key === 'to' ? textOf(values['from']) : ''}
              max={key === 'from' ? textOf(values['to']) : ''}
            />
          ))}
          {clears && (
            <Button kind="quiet" onClick={clear}>
              {t('clear')}
            </Button>
          )}
        </div>
      )}
      {typed.length > 0 && <TypedFilters entries={typed} values={values} find={find} errorOf={errorOf} />}
      {of('chips', 'links').map(({ key, name, field }) => (
        <ChipFilter key={key} name={name} field={field} />
      ))}
      {of('given').map(
        ({ key, field }) =>
          field.kind === 'given' &&
          textOf(values[key]) && (
            <p key={key} className={css.note}>
              {field.text(textOf(values[key]))}
            </p>
          ),
      )}
    </div>
  );
}

interface FieldProps {
  readonly name: string;
  readonly field: FilterField<unknown>;
}

interface SearchFilterProps extends FieldProps {
  readonly text: string;
  readonly error: string | undefined;
}

function SearchFilter({ name, field, text, error }: SearchFilterProps): ReactNode {
  const put = usePutInAddress();
  const [query] = useSearchParams();
  if (field.kind !== 'search') return null;
  if (field.action === undefined)
    return (
      <TextField
        type="search"
        label={field.label}
        optional={field.optional}
        maxLength={field.most}
        value={query.get(name) ?? ''}
        onChange={({ target }) => put(name, target.value)}
      />
    );
  return (
    <AdminSearch
      search={text}
      label={field.label}
      hint={field.hint}
      error={error}
      action={field.action}
      most={field.most}
      onSearch={(typed) => put(name, typed)}
    />
  );
}

/** What is chosen by the address; the choice made where it says nothing is left out of it. */
function useChosen({ name, field }: FieldProps) {
  const [query] = useSearchParams();
  const put = usePutInAddress();
  const text = query.get(name) ?? '';
  const standard = 'standard' in field ? field.standard : '';
  const valid = field.read(text) !== undefined && text !== '';
  const isOffered = !('choices' in field) || field.choices.some(({ value }) => value === text);
  return {
    chosen: valid && isOffered ? text : standard,
    put: (value: string) => put(name, value === standard ? '' : value),
    standard,
  };
}

interface ChoiceFieldProps extends FieldProps {
  readonly error: string | undefined;
  /** Of days that belong together; may be empty. */
  readonly min: string;
  readonly max: string;
}

function ChoiceField(props: ChoiceFieldProps): ReactNode {
  const { field, error, min, max } = props;
  const { chosen, put } = useChosen(props);
  if (field.kind === 'day')
    return (
      <TextField
        type="date"
        label={field.label}
        value={chosen}
        error={error}
        min={min || undefined}
        max={max || undefined}
        onChange={({ target }) => put(target.value)}
      />
    );
  if (field.kind !== 'select') return null;
  return (
    <SelectField
      label={field.label}
      value={chosen}
      options={field.choices}
      error={error}
      onChange={({ target }) => put(target.value)}
    />
  );
}

function ChipFilter(props: FieldProps): ReactNode {
  const { field, name } = props;
  const { chosen, put, standard } = useChosen(props);
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  if (field.kind !== 'chips' && field.kind !== 'links') return null;
  const linkWith = (value: string): string => {
    const next = new URLSearchParams(query);
    if (value === standard) next.delete(name);
    else next.set(name, value);
    return `${pathname}?${next}`;
  };
  return (
    <ChipRow wrap label={field.label}>
      {field.choices.map(({ value, label }) =>
        field.kind === 'links' ? (
          <Chip
            key={value}
            selected={chosen === value}
            link={(link) => <Link to={linkWith(value)} {...link} />}
          >
            {label}
          </Chip>
        ) : (
          <Chip key={value} selected={chosen === value} onClick={() => put(value)}>
            {label}
          </Chip>
        ),
      )}
    </ChipRow>
  );
}
