import type { Comment, CommentThread } from '@narae/contracts';
import { commentDelete, commentLike, commentUpdate } from '@narae/contracts/rows';
import {
  confirm,
  htmlLang,
  signInFor,
  toast,
  toastTimes,
  useCallOnce,
  useFormat,
  useLocalTime,
  useSession,
  useT,
  type ToastRequest,
} from '@narae/shell-sdk';
import { Badge, Button, cx, IconHeart } from '@narae/ui';
import { useRef, useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { ReportButton } from '../../shared/report/report-button.tsx';
import { CommentForm, NewReply } from './new-comment.tsx';
import css from './comments.module.css';
import { useCommentChange, useWriter } from './use-comments.ts';

interface CommentRowProps {
  readonly comment: Comment | CommentThread;
  readonly reload: () => Promise<void>;
  /** Focus goes on above the deleted comment. */
  readonly onDeleted: () => void;
}

type CommentActions = ReturnType<typeof useCommentActions>;

/** Visitors sign in first. */
function useAsMember() {
  const { user } = useSession();
  return (action: () => void, resume: () => void, why: Pick<ToastRequest, 'key' | 'text'>): void => {
    if (user) return action();
    toast.show({ ...why, kind: 'warning', ms: 3_000 });
    signInFor({ resume });
  };
}

function useLike(comment: Comment, change: ReturnType<typeof useCommentChange>['change']) {
  const t = useT(namespace);
  const { user } = useSession();
  const asMember = useAsMember();
  const { comment_id } = comment;
  const liked = user !== null && comment.like_yn === 'Y';
  const like = (like_yn: 'Y' | 'N') =>
    change(async (callOnce) => {
      await callOnce(commentLike, { comment_id, like_yn });
    }, 'comment_like_fail');
  const pressLike = (): void =>
    asMember(
      () => void like(liked ? 'N' : 'Y'),
      () => void like('Y'),
      { text: t('like_sign_in') },
    );
  return { liked, pressLike };
}

function useCommentActions({ comment, reload, onDeleted }: CommentRowProps) {
  const t = useT(namespace);
  const common = useT('common');
  const { user } = useSession();
  const { change, busy } = useCommentChange(reload);
  const [editing, setEditing] = useState(false);
  const [replying, setReplying] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { comment_id } = comment;
  const own = user !== null && comment.own_yn === 'Y';
  const asMember = useAsMember();
  const { liked, pressLike } = useLike(comment, change);

  /** The pressed button goes with its form: focus returns to the comment. */
  const close = (setOpen: (open: false) => void): void => {
    setOpen(false);
    row.current?.focus();
  };
  const remove = async (): Promise<void> => {
    const request = {
      title: t('comment_delete_confirm'),
      text: t('comment_delete_text'),
      tone: 'danger',
    } as const;
    if (!(await confirm({ ...request, ok: common('btn_delete') }))) return;
    const done = await change(async (callOnce) => {
      await callOnce(commentDelete, { comment_id });
      toast.show({ key: 'delete_success', kind: 'success' });
    }, 'comment_delete_fail');
    if (done) onDeleted();
  };
  const pressReply = (): void =>
    asMember(
      () => setReplying(!replying),
      () => setReplying(true),
      { key: 'comment_login_fail' },
    );
  const states = { row, user, own, liked, busy, editing, replying };
  return { ...states, setEditing, setReplying, close, reload, remove, pressLike, pressReply };
}

/** A comment with its likes; its author edits and deletes it here (COMMUNITY-1, COMMUNITY-2). */
export function CommentRow(props: CommentRowProps): ReactNode {
  const { comment, reload } = props;
  const t = useT(namespace);
  const writer = useWriter();
  const actions = useCommentActions(props);
  const { row, user, editing, replying, close } = actions;
  const byDesk = comment.desk_yn === 'Y';
  const nick = byDesk ? t('comment_by_desk') : comment.user_nick || t('comment_left_member');
  const replies = 'replies' in comment ? comment.replies : [];
  return (
    <li ref={row} className={css.comment} id={addressOf(comment)} tabIndex={-1}>
      <span className={css.avatar} aria-hidden="true">
        {comment.user_img_path ? (
          <img src={comment.user_img_path} alt="" width={40} height={40} loading="lazy" />
        ) : (
          [...nick][0]
        )}
      </span>
      <div className={css.body}>
        <CommentHead comment={comment} nick={nick} byDesk={byDesk} />
        <CommentText comment={comment} actions={actions} />
        {!editing && <CommentButtons comment={comment} nick={nick} byDesk={byDesk} actions={actions} />}
        {replying && (
          <div hidden={!user}>
            <NewReply
              key={writer}
              comment={comment}
              nick={nick}
              reload={reload}
              onDone={() => close(actions.setReplying)}
            />
          </div>
        )}
        {replies.length > 0 && (
          <ul className={css.replies} role="list" aria-label={t('comment_replies', { name: nick })}>
            {replies.map((reply) => (
              <CommentRow
                key={reply.comment_id}
                comment={reply}
                reload={reload}
                onDeleted={() => row.current?.focus()}
              />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

const addressOf = ({ comment_id }: Comment | CommentThread): string => `comment-${comment_id}`;

interface CommentPartProps {
  readonly comment: Comment | CommentThread;
  readonly nick: string;
  readonly byDesk: boolean;
}

function CommentHead({ comment, nick, byDesk }: CommentPartProps): ReactNode {
  const t = useT(namespace);
  const localTime = useLocalTime();
  const { reg_date, mod_date, reply_to, hidden_reason, standing = 'shown' } = comment;
  const written = localTime(reg_date);
  return (
    <>
      <p className={css.head}>
        <strong className={css.nick}>{nick}</strong>
        <a
          className={css.date}
          href={`#${addressOf(comment)}`}
          aria-label={t('comment_link', { date: written })}
        >
          <time dateTime={reg_date}>{written}</time>
        </a>
        {mod_date && (
          <span className={css.date} title={localTime(mod_date)}>
            {t('comment_edited')}
          </span>
        )}
        {byDesk && <Badge state="confirmed">{t('comment_desk')}</Badge>}
        {standing !== 'shown' && reply_to && <span className={css.date}>{t('comment_reply')}</span>}
        {standing !== 'shown' && (
          <Badge state="closingSoon">{t(standing === 'held' ? 'comment_held' : 'comment_hidden')}</Badge>
        )}
      </p>
      {standing === 'hidden' && hidden_reason && (
        <p className={css.reason}>{t('comment_hidden_reason', { reason: hidden_reason })}</p>
      )}
    </>
  );
}

interface CommentTextProps {
  readonly comment: Comment | CommentThread;
  readonly actions: CommentActions;
}

function CommentText({ comment, actions }: CommentTextProps): ReactNode {
  if (actions.editing) return <EditForm comment={comment} actions={actions} />;
  return (
    <p className={css.text} lang={htmlLang(comment.lan_tp)}>
      {comment.comment_content}
    </p>
  );
}

function EditForm({ comment, actions }: CommentTextProps): ReactNode {
  const t = useT(namespace);
  const callOnce = useCallOnce();
  const { reload, close, setEditing } = actions;
  const { comment_id, comment_content: text } = comment;
  const save = async (comment_content: string): Promise<void> => {
    const { standing: now } = await callOnce(commentUpdate, { comment_id, comment_content });
    if (now === 'shown') toast.show({ key: 'update_success', kind: 'success' });
    else toast.show({ text: t('comment_held_note'), ms: toastTimes.long });
  };
  const end = (): void => close(setEditing);
  return (
    <CommentForm
      text={text}
      name={`edit.${comment_id}`}
      agree={() => confirm({ title: t('comment_update_confirm'), ok: t('comment_save') })}
      send={save}
      failure="comment_update_fail"
      reload={reload}
      onDone={end}
      onCancel={end}
      autoFocus
    />
  );
}

function CommentButtons({ comment, nick, byDesk, actions }: CommentPartProps & CommentTextProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const { user, own, liked, busy, replying, setEditing, remove, pressLike, pressReply } = actions;
  const { comment_id, like_cnt, standing = 'shown' } = comment;
  const likes = format.number(like_cnt);
  return (
    <div className={css.actions}>
      {standing === 'shown' && (
        <Button
          kind="quiet"
          aria-pressed={liked}
          aria-label={t('comment_like', { name: nick, count: like_cnt, likes })}
          className={cx(css.like, liked && css.liked)}
          icon={<IconHeart size={20} />}
          onClick={pressLike}
        >
          {likes}
        </Button>
      )}
      {'replies' in comment && (
        <Button
          kind="quiet"
          aria-expanded={replying && user !== null}
          aria-label={t('comment_reply_to', { name: nick })}
          onClick={pressReply}
        >
          {t('comment_reply')}
        </Button>
      )}
      {!own && !byDesk && (
        <ReportButton kind="comment" id={comment_id} label={t('report_comment', { name: nick })} />
      )}
      {own && (
        <>
          <Button kind="quiet" onClick={() => setEditing(true)}>
            {common('btn_edit')}
          </Button>
          <Button kind="quiet" busy={busy} onClick={() => void remove()}>
            {common('btn_delete')}
          </Button>
        </>
      )}
    </div>
  );
}
