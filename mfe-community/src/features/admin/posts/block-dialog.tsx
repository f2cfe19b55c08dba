import { isBlank } from '@narae/contracts/prepared-text';
import type { HideReason, BlockDays, ModeratedPost } from '@narae/contracts';
import { hideReasons, MAX_REASON_NOTE, blockDays } from '@narae/contracts/moderation';
import { useT, useCallOnce } from '@narae/shell-sdk';
import { SelectField, TextArea, ActionDialog } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { writingBlock } from '@narae/contracts/rows';
import { AdminFields, useChange } from '@narae/shell-sdk/admin';
import { LANGUAGES } from '@narae/contracts/languages';
import { namespace } from '../../../texts.ts';
import css from './posts.module.css';
import type { DecideOnPost } from './use-decide.ts';

/** Reason and note for a member; `else` needs a note (COMMUNITY-31). */
function useReason() {
  const errors = useT('errors');
  const [reason, setReason] = useState<HideReason>('spam');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  return {
    reason,
    note,
    problem,
    setReason,
    setNote: (text: string): void => {
      setNote(text);
      setProblem('');
    },
    /** Null where a reason or note is missing. */
    given: (): { reason: HideReason; note: string } | null => {
      const text = note.trim();
      if (reason !== 'else' || !isBlank(text)) return { reason, note: text };
      setProblem(errors('reason_note_input'));
      return null;
    },
  };
}

/** @param language of the note, in its own name; absent where it is not known */
function ReasonFields({
  reason,
  note,
  problem,
  setReason,
  setNote,
  language,
}: ReturnType<typeof useReason> & { readonly language?: string }): ReactNode {
  const t = useT('communityAdmin');
  const reasons = useT(namespace);
  return (
    <>
      <SelectField
        label={t('reason')}
        value={reason}
        onChange={({ target }) => setReason(hideReasons.find((reason) => reason === target.value) ?? 'else')}
        options={hideReasons.map((item) => ({ value: item, label: reasons(`report_${item}`) }))}
      />
      <TextArea
        label={t('note')}
        hint={language ? t('note_hint_language', { language }) : t('note_hint')}
        rows={3}
        maxLength={MAX_REASON_NOTE}
        optional={reason !== 'else'}
        value={note}
        error={problem}
        onChange={({ target }) => setNote(target.value)}
      />
    </>
  );
}

interface BlockDialogProps {
  readonly post: ModeratedPost;
  readonly refresh: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Stops an author from writing for a time (COMMUNITY-32). */
export function BlockDialog({ post, refresh, onClose }: BlockDialogProps): ReactNode {
  const t = useT('communityAdmin');
  const common = useT('common');
  const why = useReason();
  const callOnce = useCallOnce();
  const { busy, change } = useChange(refresh);
  const [days, setDays] = useState<BlockDays>(7);
  const name = post.user_nick || post.mem_id;
  const block = async (): Promise<void> => {
    const given = why.given();
    if (!given) return;
    const info = { mem_id: post.mem_id, days, ...given, version: 0 };
    if (await change(() => callOnce(writingBlock, info), t('block_done', { name }))) onClose();
  };
  return (
    <ActionDialog
      title={t('block_title', { name })}
      actionLabel={t('block')}
      cancelLabel={common('btn_cancel')}
      kind="danger"
      busy={busy}
      onAct={() => void block()}
      onClose={onClose}
    >
      <p className={css.note}>{t('block_text')}</p>
      <AdminFields busy={busy}>
        <SelectField
          label={t('block_days')}
          value={String(days)}
          onChange={({ target }) => setDays(blockDays.find((day) => String(day) === target.value) ?? 7)}
          options={blockDays.map((day) => ({ value: String(day), label: t('days', { count: day }) }))}
        />
        <ReasonFields {...why} />
      </AdminFields>
    </ActionDialog>
  );
}

interface HideDialogProps {
  readonly post: ModeratedPost;
  readonly busy: boolean;
  readonly onHide: DecideOnPost['hide'];
  readonly onClose: () => void;
}

/** Asks why a post is hidden, which its author is told (COMMUNITY-31). */
export function HideDialog({ post, busy, onHide, onClose }: HideDialogProps): ReactNode {
  const t = useT('communityAdmin');
  const common = useT('common');
  const why = useReason();
  const hide = async (): Promise<void> => {
    const given = why.given();
    if (!given) return;
    if (await onHide(post, given)) onClose();
  };
  return (
    <ActionDialog
      title={t('hide_title')}
      actionLabel={t('hide')}
      cancelLabel={common('btn_cancel')}
      kind="danger"
      busy={busy}
      onAct={() => void hide()}
      onClose={onClose}
    >
      <p className={css.note}>{t('hide_text')}</p>
      <AdminFields busy={busy}>
        <ReasonFields {...why} language={LANGUAGES[post.lan_tp].ownName} />
      </AdminFields>
    </ActionDialog>
  );
}
