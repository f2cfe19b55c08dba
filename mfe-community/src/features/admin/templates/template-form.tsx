import { isBlank } from '@narae/contracts/prepared-text';
import type { AnswerTemplate } from '@narae/contracts';
import { MAX_ANSWER_LENGTH, MAX_TEMPLATE_NAME } from '@narae/contracts/post-limits';
import { answerTemplateDelete, answerTemplates, answerTemplateSave } from '@narae/contracts/rows';
import { perLanguage } from '@narae/contracts/localized';
import { confirm, htmlLang, LAN_TPS, LANGUAGES, useCallOnce, useT, type LanTp } from '@narae/shell-sdk';
import { AdminFields, useChange } from '@narae/shell-sdk/admin';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button, FormNotice, TextArea, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { EditedActions, useEditedForm } from '../edited/edited-form.tsx';
import css from '../posts/posts.module.css';

type Written = Readonly<Record<'name' | `texts.${LanTp}`, string>>;
const read = (template: AnswerTemplate | undefined): Written => ({
  name: template?.name ?? '',
  ...(Object.fromEntries(LAN_TPS.map((lan_tp) => [`texts.${lan_tp}`, template?.texts[lan_tp] ?? ''])) as Omit<
    Written,
    'name'
  >),
});

interface TemplateFormProps {
  readonly existing?: AnswerTemplate;
  readonly onDone?: () => void;
}

function useTemplateForm({ existing, onDone }: TemplateFormProps) {
  const t = useT('communityAdmin');
  const common = useT('common');
  const errors = useT('errors');
  const callOnce = useCallOnce();
  const { invalidate } = useCallCache();
  const refresh = () => invalidate(answerTemplates);
  const { busy: removing, change } = useChange(refresh);
  const edited = useEditedForm<AnswerTemplate, Written>({
    existing,
    read,
    check: (written) => ({
      ...(isBlank(written.name) && { name: errors('template_name_input') }),
      ...Object.fromEntries(
        LAN_TPS.map((lan_tp) => `texts.${lan_tp}` as const)
          .filter((field) => isBlank(written[field]))
          .map((field) => [field, errors('template_text_input')]),
      ),
    }),
    store: (written, version) =>
      callOnce(answerTemplateSave, {
        name: written.name,
        texts: perLanguage((lan_tp) => written[`texts.${lan_tp}`]),
        version,
        ...(existing && { template_id: existing.template_id }),
      }),
    done: t('template_saved'),
    refresh,
    onStored: onDone,
  });
  const { form, version } = edited;
  const remove = async ({ template_id, name: stored }: AnswerTemplate): Promise<void> => {
    const question = { title: t('template_delete', { name: stored }), ok: common('btn_delete') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    await change(() => callOnce(answerTemplateDelete, { template_id, version }), t('template_deleted'));
  };
  return { edited, form, busy: form.busy || removing, remove };
}

/** A template's name, and its answer in every language (COMMUNITY-17). */
export function TemplateForm(props: TemplateFormProps): ReactNode {
  const { existing, onDone } = props;
  const t = useT('communityAdmin');
  const common = useT('common');
  const { edited, form, busy, remove } = useTemplateForm(props);
  return (
    <form className={css.form} {...form.props}>
      <AdminFields busy={busy}>
        <TextField
          {...form.text('name')}
          label={t('template_name')}
          hint={t('template_name_hint')}
          maxLength={MAX_TEMPLATE_NAME}
        />
        {LAN_TPS.map((lan_tp) => (
          <TextArea
            key={lan_tp}
            {...form.text(`texts.${lan_tp}`)}
            label={LANGUAGES[lan_tp].ownName}
            lang={htmlLang(lan_tp)}
            rows={3}
            maxLength={MAX_ANSWER_LENGTH}
          />
        ))}
      </AdminFields>
      <FormNotice text={form.notice} />
      <EditedActions of={edited}>
        <Button type="submit" kind="secondary" busy={busy} disabled={!form.dirty}>
          {t('template_save')}
        </Button>
        {existing && (
          <Button kind="quiet" disabled={busy} onClick={() => void remove(existing)}>
            {common('btn_delete')}
          </Button>
        )}
        {onDone && (
          <Button kind="quiet" disabled={busy} onClick={onDone}>
            {common('btn_cancel')}
          </Button>
        )}
      </EditedActions>
    </form>
  );
}
