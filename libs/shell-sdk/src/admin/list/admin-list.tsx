import { seoulDay } from '@narae/rules';
import { ApiError, serverTime, useSearchParams, type KnownRow } from '@narae/shell-sdk';
import { useCallPages, type PageInput } from '@narae/shell-sdk/query';
import { EmptyState } from '@narae/ui';
import { useId, useState, type ReactNode } from 'react';
import { ViewHead } from '../admin-elements.tsx';
import { PagedRows } from '../paged-rows.tsx';
import type { ListDescription } from './description.ts';
import { FilterBar } from './filter-bar.tsx';
import { isNarrowed, readFilters, type AnyFilters } from './filters.ts';
import css from './list.module.css';
import { ListOptions } from './list-options.tsx';
import { Rows, RowsSkeleton } from './rows.tsx';
import { useListView } from './use-list-view.ts';

interface AdminListProps<Call extends KnownRow, Row> extends Omit<ListDescription<Call, Row>, 'caption'> {
  readonly title: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  /** Above the filters. */
  readonly above?: ReactNode;
  /** Below the rows. */
  readonly children?: ReactNode;
}

/** A part of the back office that is one list. */
export function AdminList<Call extends KnownRow, Row>(props: AdminListProps<Call, Row>): ReactNode {
  const { title, action, above, children, ...list } = props;
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <ViewHead id={id} title={title} action={action} />
      {above}
      <CallList<Call, Row> {...list} caption={title} />
      {children}
    </section>
  );
}

/** The list itself, inside a view that has more. */
export function CallList<Call extends KnownRow, Row>(list: ListDescription<Call, Row>): ReactNode {
  const { call, rowsOf, none, noneFound, more } = list;
  const [query] = useSearchParams();
  const sent = (list.filters ?? {}) as AnyFilters;
  const filters: AnyFilters = { ...sent, ...list.ofLoaded?.filters };
  const values = readFilters(filters, query);
  const input = { ...list.input, ...readFilters(sent, query) } as PageInput<Call>;
  const pages = useCallPages(call, input, list.next ?? afterNext, { staleTime: 0 });
  const rejection = pages.error instanceof ApiError && pages.error.field ? pages.error : null;
  const atField = rejection?.field !== undefined && filters[rejection.field] ? rejection : null;
  return (
    <>
      <FilterBar
        filters={filters}
        values={values}
        find={list.find}
        errorOf={(field) => (atField?.field === field ? atField.message : undefined)}
      />
      {list.note}
      {pages.data?.[0] !== undefined && list.summary?.(pages.data[0])}
      {!atField && (
        <PagedRows
          pages={pages}
          rowsOf={rowsOf}
          none={noneFound !== undefined && isNarrowed(filters, query) ? noneFound : none}
          more={more}
          waiting={<RowsSkeleton {...list} />}
        >
          {(rows) => <ShownRows list={list} rows={rows} partly={pages.hasNextPage} />}
        </PagedRows>
      )}
    </>
  );
}

/** Calls name the next page by `next`: a text or an object, empty after the last. */
function afterNext<Call extends KnownRow>(page: unknown): Partial<PageInput<Call>> | undefined {
  const next = typeof page === 'object' && page !== null && 'next' in page ? page.next : undefined;
  return next ? ({ after: next } as unknown as Partial<PageInput<Call>>) : undefined;
}

interface ShownRowsProps<Call extends KnownRow, Row> {
  readonly list: ListDescription<Call, Row>;
  readonly rows: readonly Row[];
  readonly partly: boolean;
}

function ShownRows<Call extends KnownRow, Row>({ list, rows, partly }: ShownRowsProps<Call, Row>): ReactNode {
  const { call, caption, columns, rowKey, card, named, bulk, ofLoaded } = list;
  const [query] = useSearchParams();
  const fits = ofLoaded?.fits;
  const narrowedTo = readFilters(ofLoaded?.filters ?? {}, query) as Readonly<Record<string, string>>;
  // A row that moved between two pages meanwhile is shown once.
  const once = [...new Map(rows.map((row) => [rowKey(row), row])).values()];
  const view = useListView(columns, fits ? once.filter((row) => fits(row, narrowedTo)) : once);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  if (rows.length === 0) return <p className={css.note}>{list.noneYet ?? list.none}</p>;
  if (view.rows.length === 0) return <EmptyState compact title={list.noneFound ?? list.none} />;
  const has = (row: Row): boolean => chosen?.has(rowKey(row)) ?? false;
  return (
    <>
      <ListOptions
        columns={columns}
        view={view}
        fileName={`${call.name}-${seoulDay(serverTime())}`}
        cards={card !== undefined}
        partly={partly}
        chosen={chosen ? view.rows.filter(has) : undefined}
        onChoosing={(choosing) => setChosen(choosing ? new Set() : null)}
        onChooseAll={() => setChosen(new Set(view.rows.map(rowKey)))}
        bulk={bulk}
      />
      <Rows
        caption={caption}
        columns={view.columns}
        rows={view.rows}
        rowKey={rowKey}
        card={card}
        named={named}
        {...(chosen && {
          chosen: {
            has,
            choose: (row: Row, wanted: boolean) => {
              const next = new Set(chosen);
              if (wanted) next.add(rowKey(row));
              else next.delete(rowKey(row));
              setChosen(next);
            },
          },
        })}
      />
    </>
  );
}
