import { useReqParam, useSearchParams, useT, useTitle, Link } from '@narae/shell-sdk';
import { Button, ButtonLink, CardGrid, EmptyState, ErrorState, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { ProductCard } from '../../shared/product-card.tsx';
import { useProducts } from '../../shared/use-products.ts';
import { namespace } from '../../texts.ts';
import css from './product-list-page.module.css';
import { matches } from './search-words.ts';

interface ProductListProps {
  /** The category a bare address shows; nothing means all products. */
  readonly prod_type?: string;
  /** What stands above the list when no category name came along. */
  readonly heading: 'section_product_list' | 'section_theme_list' | 'section_enter_list';
}

const FIRST_ROW = 4;
const skeletons = Array.from({ length: 8 }, (_, index) => <Skeleton key={index} shape="card" />);

/** A list of products (spec §2 Product lists): /productList, /themeList and /enterList differ in what they ask for. */
export function ProductList({ prod_type: own, heading }: ProductListProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const [query] = useSearchParams();
  const words = query.get('q')?.trim() ?? '';
  const asked = useReqParam('prod_type');
  const group = useReqParam('group_nm');
  const { data, isPending, isError, refetch } = useProducts(own ?? asked);
  const title = words ? t('search_results', { words }) : (group ?? t(heading));
  useTitle(title);

  return (
    <section className={css.page} aria-busy={isPending}>
      <h1 className={css.title}>{title}</h1>
      {isPending && <CardGrid>{skeletons}</CardGrid>}
      {isError && (
        <ErrorState
          title={t('list_fail')}
          action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
        >
          {t('list_fail_text')}
        </ErrorState>
      )}
      {data && <Products rows={data.filter((product) => matches(product, words))} />}
    </section>
  );
}

function Products({
  rows,
}: {
  readonly rows: NonNullable<ReturnType<typeof useProducts>['data']>;
}): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t('list_none')}
        action={<ButtonLink link={(props) => <Link to="/" {...props} />}>{common('btn_home')}</ButtonLink>}
      >
        {t('list_none_text')}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={css.count}>{t('list_count', { count: rows.length })}</p>
      <CardGrid>
        {rows.map((product, index) => (
          <ProductCard
            key={product.prod_id}
            product={product}
            sizes="(min-width: 1200px) 276px, (min-width: 768px) 33vw, (min-width: 480px) 50vw, 100vw"
            priority={index < FIRST_ROW}
          />
        ))}
      </CardGrid>
    </>
  );
}
