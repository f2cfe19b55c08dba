import type { Comment, CommentThread } from '@narae/contracts';
import { commentDelete, commentLike, commentUpdate } from '@narae/contracts/rows';
import { confirm, htmlLang, signInFor, toast, useFormat, useSession, useT } from '@narae/shell-sdk';
import { Badge, Button, cx, IconHeart } from '@narae/ui';
import { useRef, useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { ReportButton } from '../../shared/report/report-button.tsx';
import { CommentForm } from './comment-form.tsx';
import css from './comments.module.css';
import { NewReply } from './new-reply.tsx';
import { useCommentChange } from './use-comment-change.ts';
import { useWriter } from './use-writer.ts';

interface CommentRowProps {
  readonly comment: Comment | CommentThread;
  readonly reload: () => Promise<void>;
  /** It is gone: focus goes on at what stands above it. */
  readonly onDeleted: () => void;
}

/** A comment with its likes; whoever wrote it edits and deletes it here (COMMUNITY-1, COMMUNITY-2). */
export function CommentRow({ comment, reload, onDeleted }: CommentRowProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const { user } = useSession();
  const writer = useWriter();
  const { change, busy } = useCommentChange(reload);
  const [editing, setEditing] = useState(false);
  const [replying, setReplying] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { comment_id, comment_content, like_cnt, mod_date, standing = 'shown' } = comment;
  const byDesk = comment.desk_yn === 'Y';
  const nick = byDesk ? t('comment_by_desk') : comment.user_nick || t('comment_left_member');
  const replies = 'replies' in comment ? comment.replies : [];
  const own = user !== null && comment.own_yn === 'Y';
  const liked = user !== null && comment.like_yn === 'Y';
  const written = format.date(comment.reg_date, 'local');
  const address = `comment-${comment_id}`;

  /** What was pressed goes with its form: focus goes on at the comment. */
  const close = (setOpen: (open: false) => void): void => {
    setOpen(false);
    row.current?.focus();
  };
  const save = async (text: string, onField: (message: string) => void): Promise<boolean> => {
    if (!(await confirm({ title: t('comment_update_confirm'), ok: t('comment_save') }))) return false;
    const done = await change(
      async (callOnce) => {
        const info = { comment_id, comment_content: text };
        const { standing: now } = await callOnce(commentUpdate, info);
        if (now === 'shown') toast.show({ key: 'update_success', kind: 'success' });
        else toast.show({ text: t('comment_held_note'), ms: 3_000 });
      },
      'comment_update_fail',
      onField,
    );
    if (done) close(setEditing);
    return false;
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
  const like = (like_yn: 'Y' | 'N') =>
    change(async (callOnce) => {
      await callOnce(commentLike, { comment_id, like_yn });
    }, 'comment_like_fail');
  const pressLike = (): void => {
    if (user) return void like(liked ? 'N' : 'Y');
    toast.show({ key: 'comment_login_fail', kind: 'warning', ms: 3_000 });
    signInFor({ resume: () => void like('Y') });
  };

  const pressReply = (): void => {
    if (user) return setReplying(!replying);
    toast.show({ key: 'comment_login_fail', kind: 'warning', ms: 3_000 });
    signInFor({ resume: () => setReplying(true) });
  };

  return (
    <li ref={row} className={css.comment} id={address} tabIndex={-1}>
      <span className={css.avatar} aria-hidden="true">
        {comment.user_img_path ? (
          <img src={comment.user_img_path} alt="" width={40} height={40} loading="lazy" />
        ) : (
          [...nick][0]
        )}
      </span>
      <div className={css.body}>
        <p className={css.head}>
          <strong className={css.nick}>{nick}</strong>
          {/* The server's days are not those of where somebody reads. */}
          <a
            className={css.date}
            href={`#${address}`}
            aria-label={t('comment_link', { date: written })}
            suppressHydrationWarning
          >
            <time dateTime={comment.reg_date} suppressHydrationWarning>
              {written}
            </time>
          </a>
          {mod_date && (
            <span className={css.date} title={format.date(mod_date, 'local')} suppressHydrationWarning>
              {t('comment_edited')}
            </span>
          )}
          {byDesk && <Badge state="confirmed">{t('comment_desk')}</Badge>}
          {standing !== 'shown' && comment.reply_to && <span className={css.date}>{t('comment_reply')}</span>}
          {standing !== 'shown' && (
            <Badge state="closingSoon">{t(standing === 'held' ? 'comment_held' : 'comment_hidden')}</Badge>
          )}
        </p>
        {standing === 'hidden' && comment.hidden_reason && (
          <p className={css.reason}>{t('comment_hidden_reason', { reason: comment.hidden_reason })}</p>
        )}
        {editing ? (
          <CommentForm
            text={comment_content}
            busy={busy}
            onSend={save}
            onCancel={() => close(setEditing)}
            autoFocus
          />
        ) : (
          <p className={css.text} lang={htmlLang(comment.lan_tp)}>
            {comment_content}
          </p>
        )}
        {!editing && (
          <div className={css.actions}>
            {standing === 'shown' && (
              <Button
                kind="quiet"
                aria-pressed={liked}
                aria-label={t('comment_like', { name: nick, likes: format.number(like_cnt) })}
                className={cx(css.like, liked && css.liked)}
                icon={<IconHeart size={20} />}
                onClick={pressLike}
              >
                {format.number(like_cnt)}
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
        )}
        {replying && (
          <div hidden={!user}>
            <NewReply
              key={writer}
              comment={comment}
              nick={nick}
              reload={reload}
              onDone={() => close(setReplying)}
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
