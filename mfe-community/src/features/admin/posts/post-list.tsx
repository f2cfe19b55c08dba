import type { ModeratedPost, ModeratedPage } from '@narae/contracts';
import { htmlLang, useFormat, useT } from '@narae/shell-sdk';
import { Badge, Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import type { ListColumn } from '@narae/shell-sdk/admin';
import { commentPageHref } from '@narae/contracts/comment-page';
import { PostPictures } from '../../../shared/pictures/post-pictures.tsx';
import { namespace } from '../../../texts.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { BlockDialog, HideDialog } from './block-dialog.tsx';
import css from './posts.module.css';
import { standingBadges } from './standings.ts';
import { useShowPost } from './use-decide.ts';

type Dialog = 'hide' | 'block' | 'answer';

function PostHead({ post }: { readonly post: ModeratedPost }): ReactNode {
  const t = useT('communityAdmin');
  const format = useFormat();
  const { standing } = post;
  return (
    <p className={css.head}>
      <Badge state={standingBadges[standing]}>{t(`standing_${standing}`)}</Badge>
      <span>{t(`kind_${post.kind}`)}</span>
      <strong>{post.user_nick || t('left_member')}</strong>
      <span className={css.note}>
        {post.mem_id && `${post.mem_id} · `}
        <span className={css.when}>{format.date(post.reg_date, 'time')}</span>
      </span>
    </p>
  );
}

interface PostActionsProps {
  readonly post: ModeratedPost;
  readonly busy: boolean;
  readonly onShow: () => void;
  readonly onDialog: (dialog: Dialog) => void;
}

function PostActions({ post, busy, onShow, onDialog }: PostActionsProps): ReactNode {
  const t = useT('communityAdmin');
  const { about, standing, reports, blocked_until } = post;
  const decides = standing !== 'shown' || reports.length > 0;
  return (
    <div className={css.actions}>
      {decides && (
        <Button kind="secondary" busy={busy} onClick={onShow}>
          {t(standing === 'shown' ? 'keep' : 'show')}
        </Button>
      )}
      {standing !== 'hidden' && (
        <Button kind="secondary" disabled={busy} onClick={() => onDialog('hide')}>
          {t('hide')}
        </Button>
      )}
      {post.kind === 'comment' && standing === 'shown' && (
        <Button kind="quiet" disabled={busy} onClick={() => onDialog('answer')}>
          {t('answer')}
        </Button>
      )}
      {post.mem_id && !blocked_until && (
        <Button kind="quiet" disabled={busy} onClick={() => onDialog('block')}>
          {t('block')}
        </Button>
      )}
      {about && (
        <a className={css.link} href={postPlace(about, post)}>
          {t('place', { about: about.prod_id })}
        </a>
      )}
    </div>
  );
}

function PostCard({ post }: { readonly post: ModeratedPost }): ReactNode {
  const t = useT('communityAdmin');
  const reasons = useT(namespace);
  const format = useFormat();
  const { busy, show } = useShowPost();
  const [dialog, setDialog] = useState<Dialog>();
  const { reports, waiting_since, blocked_until } = post;
  const close = (): void => setDialog(undefined);
  return (
    <>
      <PostHead post={post} />
      <p className={css.text} lang={htmlLang(post.lan_tp)}>
        {post.text}
      </p>
      <PostPictures
        pictures={post.pictures}
        label={t('post_pictures')}
        alt={(number) => t('post_picture', { number })}
        failed={t('post_picture_failed')}
      />
      {reports.length > 0 && (
        <ul className={css.reports} aria-label={t('reported')}>
          {reports.map(({ reason, count }) => (
            <li key={reason}>{`${reasons(`report_${reason}`)} ${format.number(count)}`}</li>
          ))}
        </ul>
      )}
      {waiting_since && (
        <p className={css.note}>{t('waits_since', { date: format.date(waiting_since, 'time') })}</p>
      )}
      {post.hidden_reason && <p className={css.note}>{t('told', { reason: post.hidden_reason })}</p>}
      {blocked_until && (
        <p className={css.note}>{t('blocked_until', { date: format.date(blocked_until, 'time') })}</p>
      )}
      <PostActions post={post} busy={busy} onShow={() => void show(post)} onDialog={setDialog} />
      {dialog === 'hide' && <HideDialog post={post} onClose={close} />}
      {dialog === 'answer' && <AnswerDialog post={post} onClose={close} />}
      {dialog === 'block' && <BlockDialog post={post} onClose={close} />}
    </>
  );
}

/** What lists of posts have in common. */
export function usePostRows() {
  const t = useT('communityAdmin');
  const columns: readonly ListColumn<ModeratedPost>[] = [
    { key: 'standing', header: t('standing'), value: ({ standing }) => t(`standing_${standing}`) },
    { key: 'kind', header: t('col_kind'), value: ({ kind }) => t(`kind_${kind}`) },
    { key: 'product', header: t('col_product'), value: ({ about }) => about?.prod_id ?? '' },
    { key: 'written', header: t('col_written'), value: ({ reg_date }) => reg_date },
  ];
  return {
    rowsOf: ({ rows }: ModeratedPage) => rows,
    rowKey: ({ id }: ModeratedPost) => id,
    card: (post: ModeratedPost) => <PostCard post={post} />,
    columns,
  };
}

type About = NonNullable<ModeratedPost['about']>;

/** Where a comment or a review is read, if it is shown. */
const postPlace = (about: About, { kind, id }: Pick<ModeratedPost, 'kind' | 'id'>): string =>
  kind === 'review'
    ? commentPageHref(about, 'reviews')
    : `${commentPageHref(about, 'comments')}#comment-${id}`;
