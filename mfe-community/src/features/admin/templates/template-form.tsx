import { isBlank } from '@narae/contracts/prepared-text';
import type { AnswerTemplate } from '@narae/contracts';
import { MAX_ANSWER_LENGTH, MAX_TEMPLATE_NAME } from '@narae/contracts/post-limits';
import { answerTemplateDelete, answerTemplates, answerTemplateSave } from '@narae/contracts/rows';
import { confirm, htmlLang, LAN_TPS, LANGUAGES, useCallOnce, useT } from '@narae/shell-sdk';
import { AdminFields, useChange, useUnsavedGuard } from '@narae/shell-sdk/admin';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button, TextArea, TextField } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { EditedActions, useEdited } from '../edited/use-edited.tsx';
import css from '../posts/posts.module.css';
import { noTexts } from '../desk-texts/desk-texts.view.ts';

type Written = Pick<AnswerTemplate, 'name' | 'texts'>;
const nothing: Written = { name: '', texts: noTexts };
const read = ({ name, texts }: Written = nothing): Written => ({ name, texts });

interface TemplateFormProps {
  readonly existing?: AnswerTemplate;
  readonly onDone?: () => void;
}

function useTemplateForm({ existing, onDone }: TemplateFormProps) {
  const t = useT('communityAdmin');
  const common = useT('common');
  const callOnce = useCallOnce();
  const { invalidate } = useCallCache();
  const { busy, change } = useChange(() => invalidate(answerTemplates));
  const edited = useEdited<AnswerTemplate, Written>(existing, read);
  const { dirty, version, take } = edited;
  const { name, texts } = edited.written;
  const [asked, setAsked] = useState(false);
  useUnsavedGuard(dirty);
  const complete = !isBlank(name) && LAN_TPS.every((lan_tp) => !isBlank(texts[lan_tp]));

  const save = async (): Promise<void> => {
    setAsked(true);
    if (!complete) return;
    const info = {
      name,
      texts,
      version,
      ...(existing && { template_id: existing.template_id }),
    };
    const store = async (): Promise<void> => take(await callOnce(answerTemplateSave, info));
    if (await change(store, t('template_saved'))) onDone?.();
  };
  const remove = async ({ template_id, name: stored }: AnswerTemplate): Promise<void> => {
    const question = { title: t('template_delete', { name: stored }), ok: common('btn_delete') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    await change(() => callOnce(answerTemplateDelete, { template_id, version }), t('template_deleted'));
  };
  return { edited, asked, busy, save, remove };
}

/** A template's name, and its answer in every language (COMMUNITY-17). */
export function TemplateForm(props: TemplateFormProps): ReactNode {
  const { existing, onDone } = props;
  const t = useT('communityAdmin');
  const common = useT('common');
  const errors = useT('errors');
  const { edited, asked, busy, save, remove } = useTemplateForm(props);
  const { written, setWritten, dirty } = edited;
  const { name, texts } = written;
  return (
    <div className={css.form}>
      <AdminFields busy={busy}>
        <TextField
          label={t('template_name')}
          hint={t('template_name_hint')}
          maxLength={MAX_TEMPLATE_NAME}
          value={name}
          error={asked && isBlank(name) && errors('template_name_input')}
          onChange={({ target }) => setWritten((was) => ({ ...was, name: target.value }))}
        />
        {LAN_TPS.map((lan_tp) => (
          <TextArea
            key={lan_tp}
            label={LANGUAGES[lan_tp].ownName}
            lang={htmlLang(lan_tp)}
            rows={3}
            maxLength={MAX_ANSWER_LENGTH}
            value={texts[lan_tp]}
            error={asked && isBlank(texts[lan_tp]) && errors('template_text_input')}
            onChange={({ target }) =>
              setWritten((was) => ({ ...was, texts: { ...was.texts, [lan_tp]: target.value } }))
            }
          />
        ))}
      </AdminFields>
      <EditedActions of={edited}>
        <Button kind="secondary" busy={busy} disabled={!dirty} onClick={() => void save()}>
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
    </div>
  );
}
