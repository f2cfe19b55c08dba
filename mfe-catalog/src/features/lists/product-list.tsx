import { isByDeparture } from '@narae/rules';
import { pageLink, useT, useTitle } from '@narae/shell-sdk';
import { Button, ButtonLink, CardGrid, EmptyState, Loaded, Skeleton } from '@narae/ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useCategoryNames } from '../../shared/category-names.ts';
import { gridCard } from '../../shared/pictures.ts';
import { ProductCard } from '../../shared/product-card.tsx';
import { namespace } from '../../texts.ts';
import { ActiveChips, SortSelect } from './active-chips.tsx';
import { Filters } from './filters.tsx';
import css from './product-list-page.module.css';
import { useProductList } from './use-product-list.ts';

interface ProductListProps {
  /** The list's own category; without one, visitors choose among all. */
  readonly prod_type?: string;
  /** Used without a category's name. */
  readonly heading: 'section_product_list' | 'section_theme_list' | 'section_enter_list';
}

const skeletons = Array.from({ length: 8 }, (_, index) => <Skeleton key={index} shape="card" />);

/** A list of products (CATALOG-2): /productList, /themeList and /enterList. */
export function ProductList({ prod_type: own, heading }: ProductListProps): ReactNode {
  const t = useT(namespace);
  const list = useProductList(own);
  const { query, words, result, reversed, shown, active } = list;
  const names = useCategoryNames();
  const count = useRef<HTMLParagraphElement>(null);

  const category = names.get(own ?? query.prod_type ?? '');
  // Names that could not be had deny nothing.
  const unknown = !own && names.size > 0 && query.prod_type !== undefined && category === undefined;
  const title = words ? t('search_results', { words }) : (category ?? t(heading));
  useTitle(title);

  /** For changes that remove the clicked element: focus moves to the number of results. */
  const drop = (change: () => void): void => {
    count.current?.focus({ preventScroll: true });
    change();
  };
  const clear = (): void =>
    drop(() => list.change(Object.fromEntries(active.map((filter) => [filter, undefined]))));

  return (
    <section className={css.page} aria-busy={isWaiting(list)}>
      <h1 className={css.title}>{title}</h1>
      <ListTools list={list} own={own} names={names} count={count} drop={drop} onClear={clear} />
      {reversed ? (
        <EmptyState
          title={t('filter_days_order')}
          action={<Button onClick={clear}>{t('filter_clear')}</Button>}
        />
      ) : (
        <Loaded
          result={result}
          waiting={<CardGrid>{skeletons}</CardGrid>}
          failed={{ title: t('list_fail'), children: t('list_fail_text') }}
        >
          {() =>
            shown.length === 0 && !result.hasNextPage ? (
              <NothingHere filtered={active.length > 0} unknown={unknown} onClear={clear} />
            ) : (
              <>
                <CardGrid>
                  {shown.map((product, index) => (
                    <ProductCard
                      key={product.trip_id || product.prod_id}
                      product={product}
                      sizes={gridCard}
                      headingLevel={2}
                      priority={index === 0}
                      ownDate={isByDeparture(query)}
                    />
                  ))}
                </CardGrid>
                <MoreTrips list={list} />
              </>
            )
          }
        </Loaded>
      )}
    </section>
  );
}

type List = ReturnType<typeof useProductList>;

/** Also while another filter's answer is on its way. */
const isWaiting = ({ result, reversed }: List): boolean =>
  !reversed && (result.isPending || result.isPlaceholderData);

function MoreTrips({ list: { result, shown, count } }: { readonly list: List }): ReactNode {
  const t = useT(namespace);
  if (!result.hasNextPage || result.isPlaceholderData) return null;
  return (
    <div className={css.more}>
      {count !== undefined && (
        <p className={css.shown}>{t('list_shown', { shown: shown.length, all: count })}</p>
      )}
      {result.isFetchNextPageError && <p role="alert">{t('list_fail_text')}</p>}
      <Button wide busy={result.isFetchingNextPage} onClick={() => void result.fetchNextPage()}>
        {t('list_more')}
      </Button>
    </div>
  );
}

interface ListToolsProps {
  readonly list: List;
  readonly own: string | undefined;
  readonly names: ReadonlyMap<string, string>;
  readonly count: RefObject<HTMLParagraphElement | null>;
  readonly drop: (change: () => void) => void;
  readonly onClear: () => void;
}

function ListTools({ list, own, names, count, drop, onClear }: ListToolsProps): ReactNode {
  const t = useT(namespace);
  const { query, words, change, places, types, dealBasR, reversed, result, count: trips } = list;
  const categories = own
    ? []
    : [...names].filter(([id]) => types.has(id)).map(([id, name]) => ({ id, name }));
  /** Until the names are there a chip keeps its place; afterwards an identifier is better than nothing. */
  const unnamed = (id: string): string => (trips === undefined && !reversed ? '…' : id);
  const tools = { query, change, categories, places, dealBasR, reversed, onClear, count: trips ?? 0 };
  return (
    <>
      {!result.isLoadingError && (
        <div className={css.tools}>
          <Filters {...tools} />
        </div>
      )}
      {!result.isLoadingError && (
        <ActiveChips
          query={query}
          words={words}
          dealBasR={dealBasR}
          nameOf={{
            category: (id) => names.get(id) ?? unnamed(id),
            place: (id) => places.find((place) => place.id === id)?.name ?? unnamed(id),
          }}
          onDrop={(filter) => drop(() => change({ [filter]: undefined }))}
          onDropWords={() => drop(list.dropWords)}
          onDropAll={onClear}
        />
      )}
      {!result.isLoadingError && (
        <div className={css.head}>
          <p ref={count} className={css.count} role="status" tabIndex={-1}>
            {!reversed && trips !== undefined && t('list_count', { count: trips })}
          </p>
          <SortSelect sort={query.sort} change={change} />
        </div>
      )}
    </>
  );
}

interface NothingHereProps {
  readonly filtered: boolean;
  /** The address names a category that does not exist. */
  readonly unknown: boolean;
  readonly onClear: () => void;
}

function NothingHere({ filtered, unknown, onClear }: NothingHereProps): ReactNode {
  const t = useT(namespace);
  const narrowed = filtered && !unknown;
  const action = narrowed ? (
    <Button onClick={onClear}>{t('filter_clear')}</Button>
  ) : (
    <ButtonLink link={pageLink('productList')}>{t('list_all')}</ButtonLink>
  );
  return (
    <EmptyState title={t(unknown ? 'category_none' : 'list_none')} action={action}>
      {narrowed ? t('list_none_filtered') : t('list_none_text')}
    </EmptyState>
  );
}
