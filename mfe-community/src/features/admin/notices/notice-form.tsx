import type { DeskNotice } from '@narae/contracts';
import { isShownIn } from '@narae/contracts/shown-languages';
import { deskNotice, deskNotices, noticeDelete, noticeSave } from '@narae/contracts/rows';
import { confirm, LAN_TPS, LANGUAGES, useCallOnce, useT, type LanTp, serverTime } from '@narae/shell-sdk';
import { AdminFields, useChange } from '@narae/shell-sdk/admin';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button, Checkbox, FormNotice, SelectField, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { deskTextsOf, languageOf, textFieldsOf, type TextFields } from '../desk-texts/desk-texts.view.ts';
import { EditedActions, useEditedForm } from '../edited/edited-form.tsx';
import css from '../posts/posts.module.css';
import { fromLocalField, noticeState, toLocalField } from './notice-state.view.ts';
import { NoticeTextFields } from './notice-text-fields.tsx';

type Written = TextFields & Pick<DeskNotice, 'kind' | 'pinned' | 'event_id' | 'publish_at' | 'withdrawn'>;
const read = (row: DeskNotice | undefined): Written => ({
  kind: row?.kind ?? 'notice',
  pinned: row?.pinned ?? false,
  event_id: row?.event_id ?? '',
  publish_at: row?.publish_at ?? '',
  withdrawn: row?.withdrawn ?? false,
  ...textFieldsOf(row),
});

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
  const refresh = () => Promise.all([invalidate(deskNotices), invalidate(deskNotice)]);
  const { busy: removing, change } = useChange(refresh);
  const edited = useEditedForm<DeskNotice, Written>({
    existing,
    read,
    store: ({ kind, pinned, event_id, publish_at, withdrawn, ...texts }, version) =>
      callOnce(noticeSave, {
        ...{ kind, pinned, event_id, publish_at, withdrawn },
        ...deskTextsOf(texts),
        version,
        ...(existing && { cou_id: existing.cou_id }),
      }),
    done: t('text_saved'),
    refresh,
    onStored: onDone,
    onReject: (error) => {
      const language = languageOf(error);
      if (language) onLanTp(language);
    },
  });
  const { form, version } = edited;
  const remove = async ({ cou_id }: DeskNotice): Promise<void> => {
    if (!(await confirm({ title: t('notice_delete'), ok: common('btn_delete'), tone: 'danger' }))) return;
    if (await change(() => callOnce(noticeDelete, { cou_id, version }), t('notice_deleted'))) onDone(null);
  };
  return { edited, form, busy: form.busy || removing, remove };
}

/** Writes a notice in every language, as a draft, for a moment, or at once (COMMUNITY-23). */
export function NoticeForm(props: NoticeFormProps): ReactNode {
  const { lanTp, onLanTp } = props;
  const t = useT('communityAdmin');
  const use = useNoticeForm(props);
  const { form, busy } = use;
  const { values: notice, set } = form;
  const state = noticeState(notice, serverTime());
  return (
    <form className={css.form} {...form.props}>
      <p className={css.note}>{t(`notice_state_${state}`)}</p>
      <AdminFields busy={busy}>
        <SelectField
          {...form.wire('kind')}
          label={t('notice_kind')}
          value={notice.kind}
          options={(['notice', 'event'] as const).map((kind) => ({
            value: kind,
            label: t(`notice_kind_${kind}`),
          }))}
          onChange={({ target }) => set({ kind: target.value === 'event' ? 'event' : 'notice' })}
        />
        <TextField
          {...form.wire('event_id')}
          label={t('notice_event')}
          hint={t('notice_event_hint')}
          optional
          maxLength={20}
          value={notice.event_id}
          onChange={({ target }) => set({ event_id: target.value.trim().toUpperCase() })}
        />
        <Checkbox
          label={t('notice_pinned')}
          checked={notice.pinned}
          onChange={({ target }) => set({ pinned: target.checked })}
        />
        <NoticeTextFields form={form} lanTp={lanTp} onLanTp={onLanTp} />
        {state !== 'published' && (
          <TextField
            {...form.wire('publish_at')}
            type="datetime-local"
            label={t('notice_publish_at')}
            hint={t('notice_publish_at_hint')}
            optional
            value={toLocalField(notice.publish_at)}
            onChange={({ target }) => set({ publish_at: fromLocalField(target.value) })}
          />
        )}
      </AdminFields>
      <FormNotice text={form.notice} />
      <NoticeActions use={use} state={state} known={props.existing} />
    </form>
  );
}

interface NoticeActionsProps {
  readonly use: ReturnType<typeof useNoticeForm>;
  readonly state: ReturnType<typeof noticeState>;
  readonly known: DeskNotice | undefined;
}

function NoticeActions({ use, state, known }: NoticeActionsProps): ReactNode {
  const t = useT('communityAdmin');
  const common = useT('common');
  const { edited, form, busy, remove } = use;
  const withdraw = async (): Promise<void> => {
    const question = {
      title: t('notice_withdraw'),
      text: t('notice_withdraw_text'),
      ok: t('notice_withdraw_ok'),
    };
    if (await confirm(question)) await edited.saveWith({ withdrawn: true }, t('notice_withdrawn'));
  };
  const publishNow = async (): Promise<void> => {
    const texts = deskTextsOf(form.values);
    const missing = LAN_TPS.filter((lanTp) => !isShownIn(texts, lanTp));
    const lacks = missing.map((lanTp) => LANGUAGES[lanTp].ownName).join(', ');
    const question = {
      title: t('notice_publish'),
      ok: t('notice_publish_ok'),
      ...(lacks !== '' && { text: t('notice_publish_missing', { languages: lacks }) }),
    };
    if (!(await confirm(question))) return;
    await edited.saveWith(
      { publish_at: serverTime().toISOString(), withdrawn: false },
      t('notice_published'),
    );
  };
  return (
    <EditedActions of={edited}>
      <Button type="submit" kind="secondary" busy={busy} disabled={!form.dirty}>
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
