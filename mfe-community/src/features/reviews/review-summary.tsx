import type { ReviewSummary as Summary } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './reviews.module.css';
import './texts.ts';

const tenths = (value: number): string => (value / 10).toFixed(1);

/** What all reviews of a product say together (COMMUNITY-28). */
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
