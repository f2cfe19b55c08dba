import { pageLink, useT, useTitle } from '@narae/shell-sdk';
import { Button, ButtonLink, CardGrid, EmptyState, Loaded, Skeleton } from '@narae/ui';
import { useRef, type ReactNode } from 'react';
import { useCategoryNames } from '../../shared/category-names.ts';
import { gridCard } from '../../shared/picture-sizes.ts';
import { ProductCard } from '../../shared/product-card.tsx';
import { namespace } from '../../texts.ts';
import { ActiveChips } from './active-chips.tsx';
import { Filters } from './filters.tsx';
import { activeFilters, arrange, destinationsIn } from './list-filter.ts';
import type { ListQuery } from './list-query.ts';
import css from './product-list-page.module.css';
import { SortSelect } from './sort-select.tsx';
import { useFound } from './use-found.ts';
import { useListQuery } from './use-list-query.ts';

interface ProductListProps {
  /** The category this list is of by nature; nothing means all, and a choice among them. */
  readonly prod_type?: string;
  /** What stands above the list while or where it has no category's name. */
  readonly heading: 'section_product_list' | 'section_theme_list' | 'section_enter_list';
}

const skeletons = Array.from({ length: 8 }, (_, index) => <Skeleton key={index} shape="card" />);

/** A list of products (CATALOG-2): /productList, /themeList and /enterList differ in what they ask for. */
export function ProductList({ prod_type: own, heading }: ProductListProps): ReactNode {
  const t = useT(namespace);
  const { query: asked, words, change, dropWords } = useListQuery();
  const query: ListQuery = own ? { ...asked, prod_type: undefined } : asked;
  const names = useCategoryNames();
  const result = useFound(words, own);
  const { data, isPending, isLoadingError } = result;
  const count = useRef<HTMLParagraphElement>(null);

  const category = names.get(own ?? query.prod_type ?? '');
  const title = words ? t('search_results', { words }) : (category ?? t(heading));
  useTitle(title);

  const active = activeFilters(query);
  const rows = data ?? [];
  const shown = arrange(rows, query);
  const places = destinationsIn(rows);
  const dealBasR = rows[0]?.deal_bas_r ?? 1;
  const types = new Set(rows.map((row) => row.prod_type));
  const categories = own
    ? []
    : [...names].filter(([id]) => types.has(id)).map(([id, name]) => ({ id, name }));
  /** What was clicked is gone; the keyboard goes on at the number of results. */
  const drop = (gone: ListQuery): void => {
    count.current?.focus({ preventScroll: true });
    change(gone);
  };
  const clear = (): void => drop(Object.fromEntries(active.map((filter) => [filter, undefined])));

  return (
    <section className={css.page} aria-busy={isPending}>
      <h1 className={css.title}>{title}</h1>
      {!isLoadingError && (
        <div className={css.tools}>
          <Filters
            query={query}
            change={change}
            onClear={clear}
            categories={categories}
            places={places}
            dealBasR={dealBasR}
            count={shown.length}
          />
        </div>
      )}
      {data && (
        <ActiveChips
          query={query}
          words={words}
          dealBasR={dealBasR}
          nameOf={{
            category: (id) => names.get(id) ?? id,
            place: (id) => places.find((place) => place.id === id)?.name ?? id,
          }}
          onDrop={(filter) => drop({ [filter]: undefined })}
          onDropWords={() => {
            count.current?.focus({ preventScroll: true });
            dropWords();
          }}
          onDropAll={clear}
        />
      )}
      {!isLoadingError && (
        <div className={css.head}>
          <p ref={count} className={css.count} role="status" tabIndex={-1}>
            {data && t('list_count', { count: shown.length })}
          </p>
          <SortSelect sort={query.sort} change={change} />
        </div>
      )}
      <Loaded
        result={result}
        waiting={<CardGrid>{skeletons}</CardGrid>}
        failed={{ title: t('list_fail'), children: t('list_fail_text') }}
      >
        {() =>
          shown.length === 0 ? (
            <NothingHere filtered={active.length > 0} onClear={clear} />
          ) : (
            <CardGrid>
              {shown.map((product, index) => (
                <ProductCard
                  key={product.prod_id}
                  product={product}
                  sizes={gridCard}
                  headingLevel={2}
                  priority={index === 0}
                />
              ))}
            </CardGrid>
          )
        }
      </Loaded>
    </section>
  );
}

/** Nothing fits: the way out is to ask for less, or to look at everything. */
function NothingHere({
  filtered,
  onClear,
}: {
  readonly filtered: boolean;
  readonly onClear: () => void;
}): ReactNode {
  const t = useT(namespace);
  const action = filtered ? (
    <Button onClick={onClear}>{t('filter_clear')}</Button>
  ) : (
    <ButtonLink link={pageLink('productList')}>{t('list_all')}</ButtonLink>
  );
  return (
    <EmptyState title={t('list_none')} action={action}>
      {filtered ? t('list_none_filtered') : t('list_none_text')}
    </EmptyState>
  );
}
