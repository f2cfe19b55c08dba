import { useSearchParams } from '@narae/shell-sdk';
import { Button, TextField } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import type { FilterField } from './filters.ts';
import css from './list.module.css';

export interface Entry {
  readonly key: string;
  readonly name: string;
  readonly field: FilterField<unknown>;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface TypedFiltersProps {
  readonly entries: readonly Entry[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly find: string | undefined;
  readonly errorOf: ((field: string) => string | undefined) | undefined;
}

/** What is typed is searched when the form is sent. */
export function TypedFilters({ entries, values, find, errorOf }: TypedFiltersProps): ReactNode {
  const [, setQuery] = useSearchParams();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        for (const { name } of entries) {
          const text = String(form.get(name) ?? '').trim();
          if (text) next.set(name, text);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  };
  return (
    <form className={css.typed} role="search" onSubmit={send}>
      <div className={css.choices}>
        {entries.map(
          ({ key, name, field }) =>
            field.kind === 'typed' && (
              <TextField
                key={`${name} ${textOf(values[key])}`}
                type={field.plain ? 'text' : 'search'}
                optional={field.optional}
                name={name}
                label={field.label}
                hint={field.hint}
                error={errorOf?.(key)}
                maxLength={field.most}
                defaultValue={textOf(values[key])}
              />
            ),
        )}
      </div>
      <Button type="submit" kind="secondary">
        {find}
      </Button>
    </form>
  );
}
