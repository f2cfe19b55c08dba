import type { DeskNotice } from '@narae/contracts';
import { isShownIn } from '@narae/contracts/shown-languages';
import { deskNotice, deskNotices, noticeDelete, noticeSave } from '@narae/contracts/rows';
import { confirm, LAN_TPS, LANGUAGES, useCallOnce, useT, type LanTp, serverTime } from '@narae/shell-sdk';
import { AdminFields, useChange, useUnsavedGuard } from '@narae/shell-sdk/admin';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button, Checkbox, SelectField, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { noTexts } from '../desk-texts/desk-texts.view.ts';
import { useRejectedField } from '../desk-texts/use-rejected-field.ts';
import { EditedActions, useEdited } from '../edited/use-edited.tsx';
import css from '../posts/posts.module.css';
import { fromLocalField, noticeState, toLocalField } from './notice-state.view.ts';
import { NoticeTextFields } from './notice-text-fields.tsx';

type Written = Omit<DeskNotice, 'cou_id' | 'version'>;
const nothing: Written = {
  kind: 'notice',
  pinned: false,
  event_id: '',
  titles: noTexts,
  contents: noTexts,
  publish_at: '',
  withdrawn: false,
  suggested: [],
};
const read = (row: DeskNotice | undefined): Written => {
  if (!row) return nothing;
  const { cou_id: _id, version: _version, ...rest } = row;
  return rest;
};

export interface NoticeFormProps {
  readonly lanTp: LanTp;
  readonly onLanTp: (lanTp: LanTp) => void;
  readonly existing?: DeskNotice;
  /** Null where it was deleted. */
  readonly onDone: (notice: DeskNotice | null) => void;
}

function useNoticeForm({ onLanTp, existing, onDone }: NoticeFormProps) {
  const t = useT('communityAdmin');
  const common = useT('common');
  const callOnce = useCallOnce();
  const { invalidate } = useCallCache();
  const { busy, change } = useChange(async () => {
    await Promise.all([invalidate(deskNotices), invalidate(deskNotice)]);
  });
  const edited = useEdited(existing, read);
  const { written: notice, dirty, version, take } = edited;
  const { errorOf, watch } = useRejectedField(onLanTp);
  useUnsavedGuard(dirty);

  const save = async (more: Partial<Written>, text: string): Promise<void> => {
    const request = { ...notice, ...more };
    let stored: DeskNotice | undefined;
    const done = await change(async () => {
      stored = await watch(() =>
        callOnce(noticeSave, {
          ...request,
          version,
          ...(existing && { cou_id: existing.cou_id }),
        }),
      );
      take(stored);
    }, text);
    if (done && stored) onDone(stored);
  };
  const remove = async ({ cou_id }: DeskNotice): Promise<void> => {
    if (!(await confirm({ title: t('notice_delete'), ok: common('btn_delete'), tone: 'danger' }))) return;
    if (await change(() => callOnce(noticeDelete, { cou_id, version }), t('notice_deleted'))) onDone(null);
  };
  return { edited, busy, errorOf, save, remove };
}

/** Writes a notice in every language, as a draft, for a moment, or at once (COMMUNITY-23). */
export function NoticeForm(props: NoticeFormProps): ReactNode {
  const { lanTp, onLanTp } = props;
  const t = useT('communityAdmin');
  const form = useNoticeForm(props);
  const { busy, errorOf } = form;
  const { written: notice, setWritten: setNotice } = form.edited;
  const set = (some: Partial<Written>): void => setNotice((was) => ({ ...was, ...some }));
  const state = noticeState(notice, serverTime());
  return (
    <div className={css.form}>
      <p className={css.note}>{t(`notice_state_${state}`)}</p>
      <AdminFields busy={busy}>
        <SelectField
          label={t('notice_kind')}
          value={notice.kind}
          options={(['notice', 'event'] as const).map((kind) => ({
            value: kind,
            label: t(`notice_kind_${kind}`),
          }))}
          onChange={({ target }) => set({ kind: target.value === 'event' ? 'event' : 'notice' })}
        />
        <TextField
          label={t('notice_event')}
          hint={t('notice_event_hint')}
          optional
          maxLength={20}
          value={notice.event_id}
          error={errorOf('event_id')}
          onChange={({ target }) => set({ event_id: target.value.trim().toUpperCase() })}
        />
        <Checkbox
          label={t('notice_pinned')}
          checked={notice.pinned}
          onChange={({ target }) => set({ pinned: target.checked })}
        />
        <NoticeTextFields
          notice={notice}
          lanTp={lanTp}
          onLanTp={onLanTp}
          onChange={(change) => setNotice((was) => ({ ...was, ...change(was) }))}
          errorOf={errorOf}
        />
        {state !== 'published' && (
          <TextField
            type="datetime-local"
            label={t('notice_publish_at')}
            hint={t('notice_publish_at_hint')}
            optional
            value={toLocalField(notice.publish_at)}
            error={errorOf('publish_at')}
            onChange={({ target }) => set({ publish_at: fromLocalField(target.value) })}
          />
        )}
      </AdminFields>
      <NoticeActions form={form} state={state} known={props.existing} />
    </div>
  );
}

interface NoticeActionsProps {
  readonly form: ReturnType<typeof useNoticeForm>;
  readonly state: ReturnType<typeof noticeState>;
  readonly known: DeskNotice | undefined;
}

function NoticeActions({ form, state, known }: NoticeActionsProps): ReactNode {
  const t = useT('communityAdmin');
  const common = useT('common');
  const { edited, busy, save, remove } = form;
  const { written: notice, dirty } = edited;
  const withdraw = async (): Promise<void> => {
    const question = {
      title: t('notice_withdraw'),
      text: t('notice_withdraw_text'),
      ok: t('notice_withdraw_ok'),
    };
    if (await confirm(question)) await save({ withdrawn: true }, t('notice_withdrawn'));
  };
  const publishNow = async (): Promise<void> => {
    const missing = LAN_TPS.filter((lanTp) => !isShownIn(notice, lanTp));
    const lacks = missing.map((lanTp) => LANGUAGES[lanTp].ownName).join(', ');
    const question = {
      title: t('notice_publish'),
      ok: t('notice_publish_ok'),
      ...(lacks !== '' && { text: t('notice_publish_missing', { languages: lacks }) }),
    };
    if (!(await confirm(question))) return;
    await save({ publish_at: serverTime().toISOString(), withdrawn: false }, t('notice_published'));
  };
  return (
    <EditedActions of={edited}>
      <Button kind="secondary" busy={busy} disabled={!dirty} onClick={() => void save({}, t('text_saved'))}>
        {t('text_save')}
      </Button>
      {state !== 'published' && (
        <Button kind="accent" disabled={busy} onClick={() => void publishNow()}>
          {t('notice_publish_ok')}
        </Button>
      )}
      {known && state === 'published' && (
        <Button kind="quiet" disabled={busy} onClick={() => void withdraw()}>
          {t('notice_withdraw_ok')}
        </Button>
      )}
      {known && (state === 'draft' || state === 'planned') && (
        <Button kind="quiet" disabled={busy} onClick={() => void remove(known)}>
          {common('btn_delete')}
        </Button>
      )}
    </EditedActions>
  );
}
