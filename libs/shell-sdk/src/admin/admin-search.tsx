import { Button, TextField } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import { useSearchParams } from '@narae/shell-sdk';

interface AdminSearchProps {
  /** What is looked for now, as the address says. */
  readonly search: string | undefined;
  readonly label: string;
  readonly hint?: string;
  /** On the button. */
  readonly action: string;
  /** Most letters. */
  readonly most: number;
  /** Given what was typed, without spaces around it; empty where nothing was. */
  readonly onSearch: (search: string) => void;
}

/** The field above a list of a back office in which one looks for words, a number or a name. */
export function AdminSearch({ search, label, hint, action, most, onSearch }: AdminSearchProps): ReactNode {
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  };
  return (
    <form role="search" onSubmit={send}>
      <TextField
        key={search}
        type="search"
        name="q"
        label={label}
        hint={hint}
        maxLength={most}
        defaultValue={search}
        action={<Button type="submit">{action}</Button>}
      />
    </form>
  );
}

/** Puts a value into the address beside what stands there, an empty one takes it out; the way back skips it. */
export function usePutInAddress<Name extends string>(): (name: Name, value: string) => void {
  const [, setQuery] = useSearchParams();
  return (name, value) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
}
