import type { Review } from '@narae/contracts';
import { reviewHelpful } from '@narae/contracts/rows';
import {
  htmlLang,
  signInFor,
  toast,
  useCallOnce,
  useFormat,
  useLocalTime,
  useSession,
  useT,
} from '@narae/shell-sdk';
import { Badge, Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { ReportButton } from '../../shared/report/report-button.tsx';
import css from './reviews.module.css';
import { Stars } from './stars.tsx';
import './texts.ts';

interface ReviewRowProps {
  readonly review: Review;
  readonly reload: () => Promise<void>;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** A review with its pictures, votes and the shop's reply (COMMUNITY-26, COMMUNITY-27). */
export function ReviewRow({ review, reload, title, children }: ReviewRowProps): ReactNode {
  const t = useT('reviews');
  const { user } = useSession();
  const { review_id, standing = 'shown', reply_content } = review;
  const nick = review.user_nick || t('former_member');
  const own = user !== null && review.own_yn === 'Y';
  return (
    <li className={css.review}>
      {title}
      <ReviewHead review={review} nick={nick} />
      {review.hidden_reason && (
        <p className={css.note}>{t('hidden_reason', { reason: review.hidden_reason })}</p>
      )}
      <p className={css.text} lang={htmlLang(review.lan_tp)}>
        {review.review_content}
      </p>
      {review.pictures.length > 0 && <ReviewPictures pictures={review.pictures} nick={nick} />}
      {reply_content && (
        <div className={css.reply}>
          <strong>{t('reply')}</strong>
          <p className={css.text}>{reply_content}</p>
        </div>
      )}
      <div className={css.actions}>
        {standing === 'shown' && !own && (
          <>
            <HelpfulButton review={review} reload={reload} />
            <ReportButton kind="review" id={review_id} label={t('report', { name: nick })} />
          </>
        )}
        {children}
      </div>
    </li>
  );
}

interface ReviewHeadProps {
  readonly review: Review;
  readonly nick: string;
}

function ReviewHead({ review, nick }: ReviewHeadProps): ReactNode {
  const t = useT('reviews');
  const localTime = useLocalTime();
  const format = useFormat();
  const { standing = 'shown', travel_day } = review;
  return (
    <p className={css.head}>
      <Stars stars={review.stars} />
      <strong>{nick}</strong>
      <span className={css.note}>
        <time dateTime={review.reg_date}>{localTime(review.reg_date)}</time>
        {review.mod_date && ` · ${t('edited')}`}
      </span>
      {travel_day && <span className={css.note}>{t('travelled', { date: format.date(travel_day) })}</span>}
      {standing !== 'shown' && <Badge state="closingSoon">{t(standing)}</Badge>}
    </p>
  );
}

interface ReviewPicturesProps {
  readonly pictures: Review['pictures'];
  readonly nick: string;
}

function ReviewPictures({ pictures, nick }: ReviewPicturesProps): ReactNode {
  const t = useT('reviews');
  return (
    <ul className={css.pictures} role="list">
      {pictures.map(({ picture_id, path, small_path }, index) => (
        <li key={picture_id}>
          <a href={path} target="_blank" rel="noreferrer">
            <img
              src={small_path}
              alt={t('picture', { name: nick, number: index + 1 })}
              width={96}
              height={96}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function HelpfulButton({ review, reload }: Pick<ReviewRowProps, 'review' | 'reload'>): ReactNode {
  const t = useT('reviews');
  const format = useFormat();
  const { user } = useSession();
  const callOnce = useCallOnce();
  const [busy, setBusy] = useState(false);
  const { review_id } = review;
  const helped = user !== null && review.helpful_yn === 'Y';

  const vote = async (helpful_yn: 'Y' | 'N'): Promise<void> => {
    setBusy(true);
    try {
      await callOnce(reviewHelpful, { review_id, helpful_yn });
      await reload();
    } catch (error) {
      toast.rejection(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="quiet"
      aria-pressed={helped}
      busy={busy}
      onClick={() => (user ? void vote(helped ? 'N' : 'Y') : signInFor({ resume: () => void vote('Y') }))}
    >
      {t('helpful', { votes: format.number(review.helpful_cnt) })}
    </Button>
  );
}
