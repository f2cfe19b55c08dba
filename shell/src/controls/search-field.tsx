import { pages } from '@narae/contracts/pages';
import { useGo, useT } from '@narae/shell-sdk';
import { cx, IconSearch } from '@narae/ui';
import { useId, type FormEvent, type ReactNode } from 'react';
import css from './search-field.module.css';

const LONGEST = 60;

interface Props {
  readonly className?: string | undefined;
  readonly focused?: boolean;
  readonly onDone?: () => void;
}

export function SearchField({ className, focused = false, onDone }: Props): ReactNode {
  const common = useT('common');
  const go = useGo();
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (!words) return;
    go('productList', { q: words });
    onDone?.();
  };
  return (
    <search className={cx(css.search, className)}>
      <form action={pages.productList.path} onSubmit={search} className={css.form}>
        <IconSearch size={20} />
        <label htmlFor={id} className={css.label}>
          {common('nav_search')}
        </label>
        <input
          id={id}
          className={css.input}
          type="search"
          name="q"
          maxLength={LONGEST}
          placeholder={common('search_placeholder')}
          enterKeyHint="search"
          autoComplete="off"
          autoFocus={focused}
        />
      </form>
    </search>
  );
}
