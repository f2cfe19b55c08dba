import type { TripCard, TripShelf } from '@narae/contracts';
import { TRIP_SHELVES } from '@narae/contracts/trip-limits';
import { categoryLink, Link, useT } from '@narae/shell-sdk';
import { Button, ErrorState, Shelf, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { shelfCard } from '../../shared/pictures.ts';
import { ProductCard } from '../../shared/product-card.tsx';
import { daysToGo } from '../../shared/product-state.ts';
import { namespace } from '../../texts.ts';
import css from './home-shelves.module.css';
import { type ShelfPlan, shelfPlans } from './shelves.ts';
import { useLiveSeats, useShelves } from './use-shelves.ts';

const skeletons = Array.from({ length: 4 }, (_, index) => <Skeleton key={index} shape="card" />);
/** Before they are known all have their place. */
const waiting: readonly TripShelf[] = TRIP_SHELVES.map((shelf) => ({ shelf, trips: [] }));

/** The shelves of the home page, one per category and one for what closes soon (look: Home). */
export default function HomeShelves(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const asked = useShelves();
  // In the order they were loaded: no card leaves while somebody reaches for it.
  const shelves = asked.state === 'here' ? asked.shelves : waiting;
  const live = new Map(
    useLiveSeats(shelves.flatMap(({ trips }) => trips)).map((product) => [product.prod_id, product]),
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
      {shelves.map(({ shelf, trips }) => {
        if (asked.state === 'here' && trips.length === 0) return null;
        const plan = shelfPlans[shelf];
        return (
          <Shelf
            key={shelf}
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
                ? trips.map((row) => {
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
  readonly plan: ShelfPlan;
  readonly product: TripCard;
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
