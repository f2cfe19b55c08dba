import './texts.ts';
import type { LanTp, Review, ReviewSort, ReviewSummary as Summary } from '@narae/contracts';
import { reviewList } from '@narae/contracts/rows';
import type { ReviewsProps } from '@narae/contracts/slots';
import { LAN_TPS, LANGUAGES, pageLink, useSession, useT, useFormat } from '@narae/shell-sdk';
import { useCallCache, useCallPages } from '@narae/shell-sdk/query';
import { Button, ButtonLink, Chip, ChipRow, EmptyState, Loaded, SelectField, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { onceEach } from '../../shared/once-each.ts';
import { useMemberChange } from '../../shared/use-member-change.ts';
import { ReviewRow } from './review-row.tsx';
import css from './reviews.module.css';

const sorts = ['newest', 'helpful', 'stars'] as const satisfies readonly ReviewSort[];

/** Reviews of a trip (COMMUNITY-26, COMMUNITY-28). */
export default function Reviews({ prod_id }: ReviewsProps): ReactNode {
  const t = useT('reviews');
  const { invalidate } = useCallCache();
  const [sort, setSort] = useState<ReviewSort>('newest');
  const [language, setLanguage] = useState<LanTp | ''>('');
  const result = useCallPages(
    reviewList,
    { prod_id, sort, ...(language && { review_lan_tp: language }) },
    ({ next }) => (next ? { after: next } : undefined),
  );
  const reload = (): Promise<void> => invalidate(reviewList, { prod_id });

  useMemberChange(() => invalidate(reviewList));

  return (
    <section aria-label={t('section')}>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={3} />}
        failed={{ title: t('fail'), children: t('fail_text'), compact: true, headingLevel: 2 }}
      >
        {(pages) => {
          const summary = pages[0]?.summary;
          const rows = pages.flatMap((page) => page.rows);
          const shown = onceEach(rows, ({ review_id }) => review_id);
          const some = summary !== undefined && summary.review_cnt > 0;
          return (
            <>
              <h2 className={css.heading}>{t('section')}</h2>
              {some && <ReviewSummary summary={summary} />}
              {some && (
                <ReviewFilters sort={sort} onSort={setSort} language={language} onLanguage={setLanguage} />
              )}
              {shown.length === 0 ? (
                <EmptyState compact headingLevel={3} title={t('none')}>
                  {t('none_text')}
                </EmptyState>
              ) : (
                <ReviewList reviews={shown} reload={reload} />
              )}
              {result.hasNextPage && (
                <Button wide busy={result.isFetchingNextPage} onClick={() => void result.fetchNextPage()}>
                  {t('more')}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

interface ReviewListProps {
  readonly reviews: readonly Review[];
  readonly reload: () => Promise<void>;
}

function ReviewList({ reviews, reload }: ReviewListProps): ReactNode {
  const t = useT('reviews');
  const { user } = useSession();
  return (
    <ul className={css.list} role="list">
      {reviews.map((review) => (
        <ReviewRow key={review.review_id} review={review} reload={reload}>
          {review.own_yn === 'Y' && user && (
            <ButtonLink kind="quiet" link={pageLink('myReviews')}>
              {t('mine')}
            </ButtonLink>
          )}
        </ReviewRow>
      ))}
    </ul>
  );
}

interface ReviewFiltersProps {
  readonly sort: ReviewSort;
  readonly onSort: (sort: ReviewSort) => void;
  readonly language: LanTp | '';
  readonly onLanguage: (language: LanTp | '') => void;
}

function ReviewFilters({ sort, onSort, language, onLanguage }: ReviewFiltersProps): ReactNode {
  const t = useT('reviews');
  return (
    <div className={css.filters}>
      <ChipRow label={t('order')}>
        {sorts.map((item) => (
          <Chip key={item} selected={sort === item} onClick={() => onSort(item)}>
            {t(`by_${item}`)}
          </Chip>
        ))}
      </ChipRow>
      <SelectField
        label={t('language')}
        value={language}
        options={[
          { value: '', label: t('language_all') },
          ...LAN_TPS.map((lanTp) => ({ value: lanTp, label: LANGUAGES[lanTp].ownName })),
        ]}
        onChange={({ target }) => onLanguage(LAN_TPS.find((lanTp) => lanTp === target.value) ?? '')}
      />
    </div>
  );
}

const tenths = (value: number): string => (value / 10).toFixed(1);

export function ReviewSummary({ summary }: { readonly summary: Summary }): ReactNode {
  const t = useT('reviews');
  const format = useFormat();
  const answers = {
    guide: summary.guide_tenths,
    programme: summary.programme_tenths,
    value: summary.value_tenths,
    described: summary.described_tenths,
  } as const;
  return (
    <div className={css.summary}>
      <p className={css.average}>
        ★{' '}
        {t('average', {
          count: summary.review_cnt,
          stars: tenths(summary.average_tenths),
          reviews: format.number(summary.review_cnt),
        })}
      </p>
      <dl className={css.answers}>
        {(Object.keys(answers) as (keyof typeof answers)[]).map((name) => (
          <div key={name}>
            <dt>{t(`answer_${name}`)}</dt>
            <dd>{tenths(answers[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
