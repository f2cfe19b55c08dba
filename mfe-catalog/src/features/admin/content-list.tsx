import type { EditableRow } from '@narae/contracts';
import { fixedKinds, type EditableKind } from '@narae/contracts/editable';
import { adminList } from '@narae/contracts/rows';
import { Link, useFormat, useSearchParams, useT } from '@narae/shell-sdk';
import {
  Button,
  ButtonLink,
  Chip,
  ChipRow,
  EmptyState,
  ErrorState,
  Skeleton,
  Table,
  TextField,
} from '@narae/ui';
import { useCall } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../shared/admin/use-admin-text.ts';
import css from './admin.module.css';
import { StateBadge } from './form-head.tsx';
import { useAuthors, ViewHead } from '@narae/shell-sdk/admin';
import { adminLink, fresh } from './views.ts';

const states = ['published', 'changed', 'draft', 'withdrawn', 'missing'] as const;

const fits = (row: EditableRow, words: string, state: string | null): boolean =>
  (!state || (state === 'missing' ? row.missing > 0 : row.state === state)) &&
  `${row.title} ${row.id}`.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());

interface ListFiltersProps {
  readonly words: string;
  readonly state: string | null;
}

function ListFilters({ words, state }: ListFiltersProps): ReactNode {
  const t = useT('catalogAdmin');
  const [, setQuery] = useSearchParams();
  const put = (name: string, value: string | null): void =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <div className={css.filters}>
      <TextField
        type="search"
        label={t('search')}
        optional
        value={words}
        onChange={(event) => put('q', event.target.value)}
      />
      <ChipRow label={t('col_state')}>
        <Chip selected={!state} onClick={() => put('state', null)}>
          {t('all')}
        </Chip>
        {states.map((item) => (
          <Chip key={item} selected={state === item} onClick={() => put('state', item)}>
            {t(`state_${item}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

/** The search and the state stand in the address. */
export function ContentList({ kind }: { readonly kind: EditableKind }): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const names = useAdminNames();
  const [query] = useSearchParams();
  const words = query.get('q') ?? '';
  const state = query.get('state');
  const { data, isPending, isError, refetch } = useCall(adminList, { kind }, { staleTime: 0 });
  const rows = (data ?? []).filter((row) => fits(row, words, state));
  return (
    <section aria-labelledby="admin-list-title">
      <ViewHead
        id="admin-list-title"
        title={names.kind(kind)}
        action={
          !fixedKinds.has(kind) && (
            <ButtonLink kind="accent" link={(props) => <Link to={adminLink(kind, fresh)} {...props} />}>
              {t('new')}
            </ButtonLink>
          )
        }
      />
      <ListFilters words={words} state={state} />
      {isPending && <Skeleton shape="row" count={6} />}
      {isError && (
        <ErrorState
          title={t('load_fail')}
          action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
        />
      )}
      {data && rows.length === 0 && (
        <EmptyState compact title={t(data.length === 0 ? 'list_none' : 'list_none_found')} />
      )}
      {rows.length > 0 && <Rows kind={kind} rows={rows} />}
    </section>
  );
}

function Rows({
  kind,
  rows,
}: {
  readonly kind: EditableKind;
  readonly rows: readonly EditableRow[];
}): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const format = useFormat();
  const authors = useAuthors();
  return (
    <Table
      caption={names.kind(kind)}
      captionHidden
      dense
      named
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          header: t('col_title'),
          cell: ({ id, title, unpayable }) => (
            <>
              <Link className={css.rowLink} to={adminLink(kind, id)}>
                {title || names.kind(kind)}
              </Link>
              {unpayable.length > 0 && (
                <span className={css.lacking}>{t('unpayable', { currencies: unpayable.join(', ') })}</span>
              )}
            </>
          ),
        },
        { key: 'id', header: t('col_id'), cell: ({ id }) => id },
        {
          key: 'state',
          header: t('col_state'),
          cell: ({ state }) => <StateBadge state={state} />,
        },
        {
          key: 'missing',
          header: t('col_missing'),
          numeric: true,
          cell: ({ missing }) => missing > 0 && <strong className={css.lacking}>{missing}</strong>,
        },
        {
          key: 'edited',
          header: t('col_edited'),
          cell: ({ edited }) => edited && `${format.date(edited.at, 'time')} · ${authors(edited.by)}`,
        },
      ]}
    />
  );
}
