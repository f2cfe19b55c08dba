import type { Product } from '@narae/contracts';
import { categoryLink, Link, useT } from '@narae/shell-sdk';
import { Button, ErrorState, Shelf, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { shelfCard } from '../../shared/pictures.ts';
import { ProductCard } from '../../shared/product-card.tsx';
import { daysToGo } from '../../shared/product-state.ts';
import { namespace } from '../../texts.ts';
import css from './home-shelves.module.css';
import { cardsOfTrips, shelfOf, shelfPlans } from './shelves.ts';
import { useAllProducts, useLiveSeats } from './use-shelf-products.ts';

const skeletons = Array.from({ length: 4 }, (_, index) => <Skeleton key={index} shape="card" />);
const none: readonly Product[] = [];

/** The shelves of the home page, one per category and one for what closes soon (look: Home). */
export default function HomeShelves(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const asked = useAllProducts();
  const products = asked.state === 'here' ? cardsOfTrips(asked.products) : none;
  // In the order they were loaded: no card leaves while somebody reaches for it.
  const shelves = shelfPlans.map((plan) => ({ plan, rows: shelfOf(plan, products) }));
  const live = new Map(
    useLiveSeats(shelves.flatMap(({ rows }) => rows)).map((product) => [product.prod_id, product]),
  );
  if (asked.state === 'failed') {
    return (
      <ErrorState
        title={t('list_fail')}
        action={<Button onClick={asked.again}>{common('btn_retry')}</Button>}
      >
        {t('list_fail_text')}
      </ErrorState>
    );
  }
  return (
    <div className={css.shelves}>
      {shelves.map(({ plan, rows }) => {
        if (asked.state === 'here' && rows.length === 0) return null;
        return (
          <Shelf
            key={plan.title}
            title={t(plan.title)}
            note={plan.note && t(plan.note)}
            more={
              plan.prod_type && (
                <Link className={css.more} {...categoryLink(plan.prod_type, t(plan.title))}>
                  {common('btn_see_all')}
                </Link>
              )
            }
            items={
              asked.state === 'here'
                ? rows.map((row) => {
                    const product = live.get(row.prod_id) ?? row;
                    return <PlannedCard key={product.prod_id} plan={plan} product={product} />;
                  })
                : skeletons
            }
          />
        );
      })}
    </div>
  );
}

interface PlannedCardProps {
  readonly plan: (typeof shelfPlans)[number];
  readonly product: Product;
}

function PlannedCard({ plan, product }: PlannedCardProps): ReactNode {
  const t = useT(namespace);
  return (
    <ProductCard
      product={product}
      sizes={shelfCard}
      remark={
        plan.countdown && product.inventory_cnt > 0
          ? t('closing_remark', {
              seats: product.inventory_cnt,
              count: Math.max(0, daysToGo(product)),
            })
          : undefined
      }
    />
  );
}
