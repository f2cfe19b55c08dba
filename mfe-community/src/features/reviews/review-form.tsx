import { isBlank } from '@narae/contracts/prepared-text';
import type { Review } from '@narae/contracts';
import { MAX_REVIEW_LENGTH, MAX_REVIEW_PICTURES } from '@narae/contracts/post-limits';
import { reviewInsert, reviewPictureAdd, reviewPictureDelete, reviewUpdate } from '@narae/contracts/rows';
import {
  getLanTp,
  toast,
  toastTimes,
  upload,
  useCallOnce,
  useSession,
  useT,
  type CallOnce,
} from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import { Button, FormNotice, TextArea, UploadSlot } from '@narae/ui';
import type { ReactNode } from 'react';
import { usePostPictures } from '../../shared/pictures/use-post-pictures.ts';
import css from './reviews.module.css';
import { StarsField } from './stars.tsx';
import './texts.ts';

const questions = ['stars', 'guide', 'programme', 'value', 'described'] as const;
type Ratings = Readonly<Record<(typeof questions)[number], number>>;
const none: Ratings = { stars: 0, guide: 0, programme: 0, value: 0, described: 0 };

interface ReviewFormProps {
  /** An order to review, or a review to change. */
  readonly about: { readonly order_id: string } | Review;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

type About = ReviewFormProps['about'];

const storedOf = (about: About): Review | null => ('review_id' in about ? about : null);

async function storeReview(
  callOnce: CallOnce,
  about: About,
  { stars, guide, programme, value, described }: Ratings,
  text: string,
): Promise<{ review_id: string; shown: boolean }> {
  const sent = { stars, guide, programme, value, described, review_content: text };
  if ('review_id' in about) {
    const { standing } = await callOnce(reviewUpdate, { review_id: about.review_id, ...sent });
    return { review_id: about.review_id, shown: standing === 'shown' };
  }
  const { order_id } = about;
  const { review_id, standing } = await callOnce(reviewInsert, { order_id, ...sent, lan_tp: getLanTp() });
  return { review_id, shown: standing === 'shown' };
}

interface ReviewFields extends Ratings {
  readonly review_content: string;
}

const written = [...questions, 'review_content'] as const;

function useReviewForm(about: About, onDone: () => Promise<void>) {
  const t = useT('reviews');
  const errors = useT('errors');
  const callOnce = useCallOnce();
  const mem_id = useSession().user?.mem_id ?? '';
  const existing = storedOf(about);
  const { stars, guide, programme, value, described } = existing ?? none;
  const pictures = usePostPictures({
    existing: (existing?.pictures ?? []).map(({ picture_id, small_path }, index) => ({
      picture_id,
      src: small_path,
      name: t('picture_number', { number: index + 1 }),
    })),
    most: MAX_REVIEW_PICTURES,
    full: 'review_pictures_full',
    // The form closes with the review: what became of a picture is told.
    add: (review_id, picture, onProgress) =>
      upload<{ picture_id: string }>(reviewPictureAdd, { review_id }, picture, { onProgress }).catch(
        (error: unknown) => {
          toast.rejection(error, { ms: toastTimes.long });
          throw error;
        },
      ),
    remove: (once, review_id, picture_id) => once(reviewPictureDelete, { review_id, picture_id }),
  });

  const form = useForm<ReviewFields>({
    initial: { stars, guide, programme, value, described, review_content: existing?.review_content ?? '' },
    check: ({ review_content, ...ratings }) => ({
      ...(questions.some((question) => ratings[question] === 0) && { stars: t('stars_input') }),
      ...(isBlank(review_content) && { review_content: errors('review_content_nodata') }),
      ...(review_content.length > MAX_REVIEW_LENGTH && { review_content: errors('text_too_long') }),
    }),
    send: async ({ review_content, ...ratings }) => {
      const { review_id, shown } = await storeReview(callOnce, about, ratings, review_content);
      const arrived = await pictures.send(callOnce, review_id);
      if (!arrived) toast.show({ text: t('pictures_some_failed'), kind: 'warning', ms: toastTimes.long });
      else if (shown) toast.show({ key: 'common_success', kind: 'success' });
      else toast.show({ text: t('held_note'), ms: toastTimes.long });
      await onDone();
    },
    ms: toastTimes.long,
    ...('review_id' in about
      ? { asksBeforeLeaving: true }
      : { draft: { name: `review.${about.order_id}.${mem_id}`, fields: written } }),
  });
  return { form, pictures };
}

/** Writes or changes a review; its pictures are sent once it is stored (COMMUNITY-26). */
export function ReviewForm({ about, onDone, onCancel }: ReviewFormProps): ReactNode {
  const t = useT('reviews');
  const common = useT('common');
  const { form, pictures } = useReviewForm(about, onDone);
  return (
    <form className={css.form} {...form.props}>
      {questions.map((question) => (
        <StarsField
          key={question}
          label={t(`answer_${question}`)}
          value={form.values[question]}
          ref={question === 'stars' ? form.wire('stars').ref : undefined}
          onChange={(stars) => {
            form.set({ [question]: stars });
            form.clear(['stars']);
          }}
        />
      ))}
      {form.problems.stars && (
        <p className={css.error} role="alert">
          {form.problems.stars}
        </p>
      )}
      <TextArea {...form.text('review_content')} label={t('text')} rows={6} />
      <UploadSlot
        label={t('pictures')}
        hint={t('pictures_hint')}
        items={pictures.items}
        multiple
        full={pictures.full}
        disabled={form.busy}
        onChoose={pictures.choose}
        onRemove={form.busy ? undefined : pictures.remove}
      />
      <FormNotice text={form.notice} />
      <div className={css.actions}>
        <Button type="submit" kind="accent" busy={form.busy}>
          {t(storedOf(about) ? 'save' : 'post')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {common('btn_cancel')}
        </Button>
      </div>
    </form>
  );
}
