import type { DeskReview } from '@narae/contracts';
import { adminReviewReply, adminReviews } from '@narae/contracts/rows';
import { MAX_REVIEW_REPLY } from '@narae/contracts/post-limits';
import { htmlLang, useCallOnce, useFormat, useSearchParams, useT } from '@narae/shell-sdk';
import { AdminFields, PagedRows, useChange, usePutInAddress, ViewHead } from '@narae/shell-sdk/admin';
import { useCallCache, useCallPages } from '@narae/shell-sdk/query';
import { Badge, Button, Chip, ChipRow, TextArea, type BadgeState } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { onceEach } from '../../../shared/once-each.ts';
import { nextPage } from '../posts/use-decide.ts';
import css from '../posts/posts.module.css';

const standings = ['shown', 'held', 'hidden'] as const;
const badges: Readonly<Record<(typeof standings)[number], BadgeState>> = {
  shown: 'paid',
  held: 'closingSoon',
  hidden: 'closed',
};

/** A review and the shop's reply; an empty reply takes it back (COMMUNITY-29). */
function ReviewCard({ review }: { readonly review: DeskReview }): ReactNode {
  const t = useT('communityAdmin');
  const format = useFormat();
  const callOnce = useCallOnce();
  const { invalidate } = useCallCache();
  const { busy, change } = useChange(() => invalidate(adminReviews));
  const [reply, setReply] = useState(review.reply_content);
  const { review_id } = review;
  return (
    <li className={css.card}>
      <p className={css.head}>
        <Badge state={badges[review.standing]}>{t(`standing_${review.standing}`)}</Badge>
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
      <AdminFields busy={busy}>
        <TextArea
          label={t('review_reply')}
          rows={2}
          maxLength={MAX_REVIEW_REPLY}
          value={reply}
          onChange={({ target }) => setReply(target.value)}
        />
      </AdminFields>
      <div className={css.actions}>
        <Button
          kind="secondary"
          busy={busy}
          disabled={reply.trim() === review.reply_content}
          onClick={() =>
            void change(
              () => callOnce(adminReviewReply, { review_id, reply_content: reply.trim() }),
              t('review_replied'),
            )
          }
        >
          {t('review_reply_save')}
        </Button>
      </div>
    </li>
  );
}

export default function ReviewsPart(): ReactNode {
  const t = useT('communityAdmin');
  const [query] = useSearchParams();
  const put = usePutInAddress<'state'>();
  const standing = standings.find((item) => item === query.get('state'));
  const pages = useCallPages(adminReviews, { ...(standing && { standing }) }, nextPage, { staleTime: 0 });
  return (
    <section aria-labelledby="reviews-title">
      <ViewHead id="reviews-title" title={t('part_reviews')} />
      <div className={css.filters}>
        <ChipRow wrap label={t('standing')}>
          <Chip selected={!standing} onClick={() => put('state', '')}>
            {t('all')}
          </Chip>
          {standings.map((item) => (
            <Chip key={item} selected={standing === item} onClick={() => put('state', item)}>
              {t(`standing_${item}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <PagedRows pages={pages} rowsOf={({ rows }) => rows} none={t('reviews_none')}>
        {(rows) => (
          <ul className={css.list} role="list">
            {onceEach(rows, ({ review_id }) => review_id).map((review) => (
              <ReviewCard key={review.review_id} review={review} />
            ))}
          </ul>
        )}
      </PagedRows>
    </section>
  );
}
