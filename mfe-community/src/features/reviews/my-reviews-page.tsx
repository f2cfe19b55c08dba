import './texts.ts';
import type { Review, ReviewableTrip } from '@narae/contracts';
import { reviewDelete, reviewList, reviewMine, productDetail } from '@narae/contracts/rows';
import {
  confirm,
  pageLink,
  toast,
  useCallOnce,
  useFormat,
  useGo,
  useReqParam,
  useT,
  productLink,
  Link,
} from '@narae/shell-sdk';
import { useCall, useCallCache, firstRow } from '@narae/shell-sdk/query';
import { Button, ButtonLink, cx, EmptyState, Loaded, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { ReviewForm } from './review-form.tsx';
import { ReviewRow } from './review-row.tsx';
import css from './reviews.module.css';

interface OwnReviewProps {
  readonly review: Review;
  readonly reload: () => Promise<void>;
}

/** Can be changed for 30 days and deleted at any time. */
function OwnReview({ review, reload }: OwnReviewProps): ReactNode {
  const t = useT('reviews');
  const common = useT('common');
  const format = useFormat();
  const callOnce = useCallOnce();
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const { review_id, edit_until } = review;

  const remove = async (): Promise<void> => {
    const ask = { title: t('delete_confirm'), text: t('delete_text'), tone: 'danger' } as const;
    if (!(await confirm({ ...ask, ok: common('btn_delete') }))) return;
    setBusy(true);
    try {
      await callOnce(reviewDelete, { review_id });
      toast.show({ key: 'delete_success', kind: 'success' });
      await reload();
    } catch (error) {
      toast.rejection(error);
    } finally {
      setBusy(false);
    }
  };
  if (editing)
    return (
      <li className={css.review}>
        <TripName prod_id={review.prod_id} />
        <ReviewForm
          about={review}
          onCancel={() => setEditing(false)}
          onDone={async () => {
            await reload();
            setEditing(false);
          }}
        />
      </li>
    );
  return (
    <ReviewRow review={review} reload={reload} title={<TripName prod_id={review.prod_id} />}>
      {edit_until && (
        <Button kind="quiet" onClick={() => setEditing(true)}>
          {common('btn_edit')}
        </Button>
      )}
      <Button kind="quiet" busy={busy} onClick={() => void remove()}>
        {common('btn_delete')}
      </Button>
      {edit_until && (
        <span className={css.note}>{t('edit_until', { date: format.date(edit_until, 'local') })}</span>
      )}
    </ReviewRow>
  );
}

interface OwnReviewsProps {
  readonly reviews: readonly Review[];
  readonly reload: () => Promise<void>;
}

function OwnReviews({ reviews, reload }: OwnReviewsProps): ReactNode {
  const t = useT('reviews');
  return (
    <section aria-labelledby="review-mine">
      <h2 id="review-mine" className={css.heading}>
        {t('mine')}
      </h2>
      <ul className={css.list} role="list">
        {reviews.map((review) => (
          <OwnReview key={review.review_id} review={review} reload={reload} />
        ))}
      </ul>
    </section>
  );
}

function TripOffers({ trips }: { readonly trips: readonly ReviewableTrip[] }): ReactNode {
  const t = useT('reviews');
  const format = useFormat();
  return (
    <section aria-labelledby="review-offers">
      <h2 id="review-offers" className={css.heading}>
        {t('offers')}
      </h2>
      <ul className={css.list} role="list">
        {trips.map((trip) => (
          <li key={trip.order_id} className={css.trip}>
            <div>
              <TripName prod_id={trip.prod_id} />
              <p className={css.note}>{t('until', { date: format.date(trip.until_day) })}</p>
            </div>
            <ButtonLink link={pageLink('myReviews', { order_id: trip.order_id })}>{t('write')}</ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** /myReviews: the trips that can be reviewed, and what the member has written (COMMUNITY-25, COMMUNITY-26). */
export default function MyReviewsPage(): ReactNode {
  const t = useT('reviews');
  const go = useGo();
  const order_id = useReqParam('order_id');
  const { invalidate } = useCallCache();
  const result = useCall(reviewMine, {});
  const reload = async (): Promise<void> => {
    await Promise.all([invalidate(reviewMine), invalidate(reviewList)]);
  };
  const leave = (): void => go('myReviews', {}, { replace: true });

  return (
    <section className={css.page}>
      <h1 className={css.title}>{t('title')}</h1>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={4} />}
        failed={{ title: t('fail'), headingLevel: 2 }}
      >
        {({ trips, reviews }) => {
          const requested = trips.find((trip) => trip.order_id === order_id);
          if (requested)
            return (
              <>
                <TripName prod_id={requested.prod_id} />
                <ReviewForm
                  about={{ order_id: requested.order_id }}
                  onCancel={leave}
                  onDone={async () => {
                    await reload();
                    leave();
                  }}
                />
              </>
            );
          return (
            <>
              {trips.length > 0 && <TripOffers trips={trips} />}
              {trips.length === 0 && reviews.length === 0 && (
                <EmptyState headingLevel={2} title={t('mine_none')}>
                  {t('mine_none_text')}
                </EmptyState>
              )}
              {reviews.length > 0 && <OwnReviews reviews={reviews} reload={reload} />}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

/** The product's title; its number until that is loaded. */
export function TripName({ prod_id }: { readonly prod_id: string }): ReactNode {
  const { data: product } = useCall(productDetail, { prod_id }, { select: firstRow });
  return (
    <p className={cx(css.tripName, css.tripTitle)}>
      {product ? <Link {...productLink(product)}>{product.prod_title}</Link> : prod_id}
    </p>
  );
}
