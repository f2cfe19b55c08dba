import type { DeskReview } from '@narae/contracts';
import { adminReviewReply, adminReviews } from '@narae/contracts/rows';
import { MAX_REVIEW_REPLY } from '@narae/contracts/post-limits';
import { htmlLang, useCallOnce, useFormat, useT } from '@narae/shell-sdk';
import { AdminFields, AdminList, chips, useDeskForm } from '@narae/shell-sdk/admin';
import { useCallCache } from '@narae/shell-sdk/query';
import { Badge, Button, FormNotice, TextArea } from '@narae/ui';
import type { ReactNode } from 'react';
import css from '../posts/posts.module.css';
import { standingBadges, standings } from '../posts/standings.ts';

/** A review and the shop's reply; an empty reply takes it back (COMMUNITY-29). */
function ReviewCard({ review }: { readonly review: DeskReview }): ReactNode {
  const t = useT('communityAdmin');
  const format = useFormat();
  return (
    <>
      <p className={css.head}>
        <Badge state={standingBadges[review.standing]}>{t(`standing_${review.standing}`)}</Badge>
        <strong>{`★ ${review.stars}`}</strong>
        <strong>{review.user_nick || t('left_member')}</strong>
        <span className={css.note}>
          {`${review.prod_id} · ${review.order_id} · `}
          <span className={css.when}>{format.date(review.reg_date, 'time')}</span>
        </span>
      </p>
      <p className={css.text} lang={htmlLang(review.lan_tp)}>
        {review.review_content}
      </p>
      {review.pictures.length > 0 && (
        <p className={css.actions}>
          {review.pictures.map(({ picture_id, path, small_path }) => (
            <a key={picture_id} href={path} target="_blank" rel="noreferrer">
              <img src={small_path} alt={t('review_picture')} width={96} height={96} loading="lazy" />
            </a>
          ))}
        </p>
      )}
      {review.hidden_reason && <p className={css.note}>{t('told', { reason: review.hidden_reason })}</p>}
      <ReplyForm review={review} />
    </>
  );
}

export function ReplyForm({
  review: { review_id, reply_content: stored },
}: {
  readonly review: Pick<DeskReview, 'review_id' | 'reply_content'>;
}): ReactNode {
  const t = useT('communityAdmin');
  const callOnce = useCallOnce();
  const { invalidate } = useCallCache();
  const form = useDeskForm({
    initial: { reply_content: stored },
    send: ({ reply_content }) =>
      callOnce(adminReviewReply, { review_id, reply_content: reply_content.trim() }),
    done: t('review_replied'),
    refresh: () => invalidate(adminReviews),
  });
  return (
    <form className={css.form} {...form.props}>
      <AdminFields busy={form.busy}>
        <TextArea
          {...form.text('reply_content')}
          label={t('review_reply')}
          rows={2}
          maxLength={MAX_REVIEW_REPLY}
        />
      </AdminFields>
      <FormNotice text={form.notice} />
      <div className={css.actions}>
        <Button
          type="submit"
          kind="secondary"
          busy={form.busy}
          disabled={form.values.reply_content.trim() === stored}
        >
          {t('review_reply_save')}
        </Button>
      </div>
    </form>
  );
}

export default function ReviewsPart(): ReactNode {
  const t = useT('communityAdmin');
  return (
    <AdminList
      call={adminReviews}
      title={t('part_reviews')}
      filters={{
        standing: chips({
          name: 'state',
          label: t('standing'),
          options: standings,
          all: t('all'),
          text: (standing) => t(`standing_${standing}`),
        }),
      }}
      rowsOf={({ rows }) => rows}
      none={t('reviews_none')}
      rowKey={({ review_id }) => review_id}
      card={(review) => <ReviewCard review={review} />}
      columns={[
        { key: 'standing', header: t('standing'), value: ({ standing }) => t(`standing_${standing}`) },
        { key: 'stars', header: t('col_stars'), value: ({ stars }) => stars },
        { key: 'product', header: t('col_product'), value: ({ prod_id }) => prod_id, reference: true },
        { key: 'order', header: t('col_order'), value: ({ order_id }) => order_id, reference: true },
        { key: 'written', header: t('col_written'), value: ({ reg_date }) => reg_date },
      ]}
    />
  );
}
