import { isBlank } from '@narae/contracts/prepared-text';
import type { HideReason, BlockDays, ModeratedPost } from '@narae/contracts';
import { hideReasons, MAX_REASON_NOTE, blockDays } from '@narae/contracts/moderation';
import { useT, useCallOnce } from '@narae/shell-sdk';
import type { FormState } from '@narae/shell-sdk/form';
import { SelectField, TextArea, ActionDialog } from '@narae/ui';
import type { ReactNode } from 'react';
import { postDecide, writingBlock } from '@narae/contracts/rows';
import { AdminFields, useDeskForm } from '@narae/shell-sdk/admin';
import { LANGUAGES } from '@narae/contracts/languages';
import { namespace } from '../../../texts.ts';
import css from './posts.module.css';
import { seen, useRefreshPosts } from './use-decide.ts';

interface Why {
  readonly reason: HideReason;
  readonly note: string;
}

/** `else` needs a note (COMMUNITY-31). */
const lacksNote = ({ reason, note }: Why) =>
  reason === 'else' && isBlank(note) ? ({ field: 'note', error: 'reason_note_input' } as const) : null;

interface ReasonFieldsProps {
  readonly form: Pick<FormState<Why>, 'values' | 'set' | 'clear' | 'text'>;
  /** Of the note, in its own name; absent where it is not known. */
  readonly language?: string;
}

/** Reason and note for a member. */
function ReasonFields({ form, language }: ReasonFieldsProps): ReactNode {
  const t = useT('communityAdmin');
  const reasons = useT(namespace);
  const { reason } = form.values;
  return (
    <>
      <SelectField
        label={t('reason')}
        value={reason}
        onChange={({ target }) => {
          form.set({ reason: hideReasons.find((item) => item === target.value) ?? 'else' });
          form.clear(['note']);
        }}
        options={hideReasons.map((item) => ({ value: item, label: reasons(`report_${item}`) }))}
      />
      <TextArea
        {...form.text('note')}
        label={t('note')}
        hint={language ? t('note_hint_language', { language }) : t('note_hint')}
        rows={3}
        maxLength={MAX_REASON_NOTE}
        optional={reason !== 'else'}
      />
    </>
  );
}

interface PostDialogProps {
  readonly post: ModeratedPost;
  readonly onClose: () => void;
}

/** Stops an author from writing for a time (COMMUNITY-32). */
export function BlockDialog({ post: { mem_id, user_nick }, onClose }: PostDialogProps): ReactNode {
  const t = useT('communityAdmin');
  const common = useT('common');
  const callOnce = useCallOnce();
  const name = user_nick || mem_id;
  const form = useDeskForm<Why & { readonly days: BlockDays }>({
    initial: { days: 7, reason: 'spam', note: '' },
    violation: lacksNote,
    send: ({ days, reason, note }) =>
      callOnce(writingBlock, { mem_id, days, reason, note: note.trim(), version: 0 }),
    done: t('block_done', { name }),
    refresh: useRefreshPosts(),
    onDone: onClose,
  });
  return (
    <ActionDialog
      form={form}
      title={t('block_title', { name })}
      actionLabel={t('block')}
      cancelLabel={common('btn_cancel')}
      kind="danger"
      onClose={onClose}
    >
      <p className={css.note}>{t('block_text')}</p>
      <AdminFields busy={form.busy}>
        <SelectField
          label={t('block_days')}
          value={String(form.values.days)}
          onChange={({ target }) =>
            form.set({ days: blockDays.find((day) => String(day) === target.value) ?? 7 })
          }
          options={blockDays.map((day) => ({ value: String(day), label: t('days', { count: day }) }))}
        />
        <ReasonFields form={form} />
      </AdminFields>
    </ActionDialog>
  );
}

/** Asks why a post is hidden, which its author is told (COMMUNITY-31). */
export function HideDialog({ post, onClose }: PostDialogProps): ReactNode {
  const t = useT('communityAdmin');
  const common = useT('common');
  const callOnce = useCallOnce();
  const form = useDeskForm<Why>({
    initial: { reason: 'spam', note: '' },
    violation: lacksNote,
    send: ({ reason, note }) =>
      callOnce(postDecide, { ...seen(post), decision: 'hide', reason, note: note.trim() }),
    done: t('hidden_done'),
    refresh: useRefreshPosts(),
    onDone: onClose,
  });
  return (
    <ActionDialog
      form={form}
      title={t('hide_title')}
      actionLabel={t('hide')}
      cancelLabel={common('btn_cancel')}
      kind="danger"
      onClose={onClose}
    >
      <p className={css.note}>{t('hide_text')}</p>
      <AdminFields busy={form.busy}>
        <ReasonFields form={form} language={LANGUAGES[post.lan_tp].ownName} />
      </AdminFields>
    </ActionDialog>
  );
}
