import { Button, TextField } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import { useSearchParams } from '@narae/shell-sdk';

interface AdminSearchProps {
  readonly search: string | undefined;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly action: string;
  readonly most: number;
  /** Without spaces around it; may be empty. */
  readonly onSearch: (search: string) => void;
}

export function AdminSearch(props: AdminSearchProps): ReactNode {
  const { search, label, hint, error, action, most, onSearch } = props;
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
        error={error}
        maxLength={most}
        defaultValue={search}
        action={<Button type="submit">{action}</Button>}
      />
    </form>
  );
}

/** An empty value is taken out of the address; the way back skips the change. */
export function usePutInAddress<Name extends string>(): (name: Name, value: string) => void {
  const [, setQuery] = useSearchParams();
  return (name, value) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
}
