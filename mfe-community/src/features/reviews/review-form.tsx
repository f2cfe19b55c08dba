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
import { Button, FormNotice, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';
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
type Pictures = Review['pictures'];

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

/** @returns whether every one arrived */
async function changePictures(
  callOnce: CallOnce,
  review_id: string,
  gone: Pictures,
  files: readonly File[],
): Promise<boolean> {
  let arrived = true;
  const works = [
    ...gone.map(
      ({ picture_id }) =>
        () =>
          callOnce(reviewPictureDelete, { review_id, picture_id }) as Promise<unknown>,
    ),
    ...files.map((file) => () => upload(reviewPictureAdd, { review_id }, file)),
  ];
  for (const work of works)
    await work().catch((error: unknown) => {
      arrived = false;
      toast.rejection(error, { ms: toastTimes.long });
    });
  return arrived;
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
  const [kept, setKept] = useState(existing?.pictures ?? []);
  const [files, setFiles] = useState<readonly File[]>([]);
  const room = MAX_REVIEW_PICTURES - kept.length;

  const form = useForm<ReviewFields>({
    initial: { stars, guide, programme, value, described, review_content: existing?.review_content ?? '' },
    check: ({ review_content, ...ratings }) => ({
      ...(questions.some((question) => ratings[question] === 0) && { stars: t('stars_input') }),
      ...(isBlank(review_content) && { review_content: errors('review_content_nodata') }),
      ...(review_content.length > MAX_REVIEW_LENGTH && { review_content: errors('text_too_long') }),
    }),
    send: async ({ review_content, ...ratings }) => {
      const { review_id, shown } = await storeReview(callOnce, about, ratings, review_content);
      const gone = (existing?.pictures ?? []).filter((item) => !kept.includes(item));
      const arrived = await changePictures(callOnce, review_id, gone, files.slice(0, room));
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
  return { form, kept, setKept, setFiles, room };
}

/** Writes or changes a review; its pictures are sent once it is stored (COMMUNITY-26). */
export function ReviewForm({ about, onDone, onCancel }: ReviewFormProps): ReactNode {
  const t = useT('reviews');
  const common = useT('common');
  const { form, kept, setKept, setFiles, room } = useReviewForm(about, onDone);
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
      {kept.length > 0 && <KeptPictures kept={kept} onKept={setKept} />}
      {room > 0 && (
        <label className={css.form}>
          {t('pictures')}
          <input
            type="file"
            accept="image/png,image/jpeg"
            multiple
            onChange={({ target }) => setFiles([...(target.files ?? [])].slice(0, room))}
          />
          <span className={css.note}>{t('pictures_hint')}</span>
        </label>
      )}
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

/** A removed picture is deleted once the review is stored. */
function KeptPictures({
  kept,
  onKept,
}: {
  readonly kept: Pictures;
  readonly onKept: (kept: Pictures) => void;
}): ReactNode {
  const t = useT('reviews');
  const common = useT('common');
  return (
    <ul className={css.pictures} role="list">
      {kept.map((picture, index) => (
        <li key={picture.picture_id}>
          <img src={picture.small_path} alt="" width={96} height={96} />
          <Button
            kind="quiet"
            aria-label={t('picture_remove', { number: index + 1 })}
            onClick={() => onKept(kept.filter((keptPicture) => keptPicture !== picture))}
          >
            {common('btn_delete')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
