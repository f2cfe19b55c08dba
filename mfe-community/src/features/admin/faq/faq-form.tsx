import '../../../shared/faq/texts.ts';
import type { DeskFaq } from '@narae/contracts';
import { faqCategories, MAX_FAQ_LENGTH, MAX_FAQ_TITLE } from '@narae/contracts/faq-limits';
import { deskFaq, deskFaqs, faqDelete, faqList, faqSave, refundSchedules } from '@narae/contracts/rows';
import { confirm, htmlLang, LANGUAGES, useCallOnce, useT, type LanTp } from '@narae/shell-sdk';
import { AdminFields, useChange, useUnsavedGuard } from '@narae/shell-sdk/admin';
import { useCallCache, useCall } from '@narae/shell-sdk/query';
import { Button, SelectField, TextArea, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { figureNames, paragraphsByRules, SCHEDULES_PARAGRAPH } from '@narae/rules/ruled-text';
import { noTexts, reviewed, withSuggestion } from '../desk-texts/desk-texts.view.ts';
import { SuggestTranslation } from '../desk-texts/suggest-translation.tsx';
import { TextLanguages } from '../desk-texts/text-languages.tsx';
import { useRejectedField } from '../desk-texts/use-rejected-field.ts';
import { EditedActions, useEdited } from '../edited/use-edited.tsx';
import css from '../posts/posts.module.css';

type Written = Omit<DeskFaq, 'faq_id' | 'version'>;
const nothing: Written = {
  category: 'booking',
  titles: noTexts,
  contents: noTexts,
  published: false,
  suggested: [],
};
const read = (row: DeskFaq | undefined): Written => {
  if (!row) return nothing;
  const { faq_id: _id, version: _version, ...rest } = row;
  return rest;
};

export interface FaqFormProps {
  readonly lanTp: LanTp;
  readonly onLanTp: (lanTp: LanTp) => void;
  readonly existing?: DeskFaq;
  /** Null where it was deleted. */
  readonly onDone: (faq: DeskFaq | null) => void;
}

function useFaqForm({ onLanTp, existing, onDone }: FaqFormProps) {
  const t = useT('communityAdmin');
  const common = useT('common');
  const callOnce = useCallOnce();
  const { invalidate } = useCallCache();
  const { busy, change } = useChange(async () => {
    await Promise.all([invalidate(deskFaqs), invalidate(deskFaq), invalidate(faqList)]);
  });
  const edited = useEdited(existing, read);
  const { written: faq, dirty, version, take } = edited;
  const { errorOf, watch } = useRejectedField(onLanTp);
  useUnsavedGuard(dirty);

  const save = async (more: Partial<Written>, text: string): Promise<void> => {
    let stored: DeskFaq | undefined;
    const request = { ...faq, ...more, version, ...(existing && { faq_id: existing.faq_id }) };
    const done = await change(async () => {
      stored = await watch(() => callOnce(faqSave, request));
      take(stored);
    }, text);
    if (done && stored) onDone(stored);
  };
  const remove = async ({ faq_id }: DeskFaq): Promise<void> => {
    if (!(await confirm({ title: t('faq_delete'), ok: common('btn_delete'), tone: 'danger' }))) return;
    if (await change(() => callOnce(faqDelete, { faq_id, version }), t('faq_deleted'))) onDone(null);
  };
  return { edited, busy, errorOf, save, remove };
}

/** Writes a frequent question in every language, as a draft or published (COMMUNITY-21). */
export function FaqForm(props: FaqFormProps): ReactNode {
  const { lanTp, onLanTp } = props;
  const t = useT('communityAdmin');
  const faqs = useT('communityFaq');
  const form = useFaqForm(props);
  const { busy, errorOf } = form;
  const { written: faq, setWritten: setFaq } = form.edited;
  const set = (some: Partial<Written>): void => setFaq((was) => ({ ...was, ...some }));
  const language = LANGUAGES[lanTp].ownName;
  return (
    <div className={css.form}>
      <AdminFields busy={busy}>
        <SelectField
          label={t('faq_category')}
          value={faq.category}
          options={faqCategories.map((category) => ({
            value: category,
            label: faqs(`category_${category}`),
          }))}
          onChange={({ target }) =>
            set({ category: faqCategories.find((category) => category === target.value) ?? faq.category })
          }
        />
        <TextLanguages titles={faq.titles} suggested={faq.suggested} lanTp={lanTp} onLanTp={onLanTp} />
        <SuggestTranslation
          key={lanTp}
          texts={faq}
          format="text"
          lanTp={lanTp}
          onSuggested={(suggestion) =>
            setFaq((was) => ({ ...was, ...withSuggestion(was, lanTp, suggestion) }))
          }
          onReviewed={() => setFaq((was) => ({ ...was, ...reviewed(was, lanTp) }))}
        />
        <TextField
          label={t('faq_question', { language })}
          lang={htmlLang(lanTp)}
          maxLength={MAX_FAQ_TITLE}
          value={faq.titles[lanTp]}
          error={errorOf(`titles.${lanTp}`)}
          onChange={({ target }) => set({ titles: { ...faq.titles, [lanTp]: target.value } })}
        />
        <TextArea
          label={t('faq_answer', { language })}
          hint={t('faq_answer_hint')}
          lang={htmlLang(lanTp)}
          rows={8}
          maxLength={MAX_FAQ_LENGTH}
          value={faq.contents[lanTp]}
          error={errorOf(`contents.${lanTp}`)}
          onChange={({ target }) => set({ contents: { ...faq.contents, [lanTp]: target.value } })}
        />
      </AdminFields>
      <FaqFigures lanTp={lanTp} />
      <FaqActions form={form} known={props.existing} />
    </div>
  );
}

interface FaqActionsProps {
  readonly form: ReturnType<typeof useFaqForm>;
  readonly known: DeskFaq | undefined;
}

function FaqActions({ form, known }: FaqActionsProps): ReactNode {
  const t = useT('communityAdmin');
  const common = useT('common');
  const { edited, busy, save, remove } = form;
  const { written: faq, dirty } = edited;
  return (
    <EditedActions of={edited}>
      <Button kind="secondary" busy={busy} disabled={!dirty} onClick={() => void save({}, t('text_saved'))}>
        {t('text_save')}
      </Button>
      {faq.published ? (
        <Button
          kind="quiet"
          disabled={busy}
          onClick={() => void save({ published: false }, t('faq_is_withdrawn'))}
        >
          {t('faq_withdraw')}
        </Button>
      ) : (
        <Button
          kind="accent"
          disabled={busy}
          onClick={() => void save({ published: true }, t('faq_is_published'))}
        >
          {t('faq_publish')}
        </Button>
      )}
      {known && (
        <Button kind="quiet" disabled={busy} onClick={() => void remove(known)}>
          {common('btn_delete')}
        </Button>
      )}
    </EditedActions>
  );
}

/** The figures that an answer can name, with their present values (SHELL-17). */
function FaqFigures({ lanTp }: { readonly lanTp: LanTp }): ReactNode {
  const t = useT('communityAdmin');
  const { data: schedules = null } = useCall(refundSchedules, {});
  return (
    <details className={css.card}>
      <summary>{t('faq_figures')}</summary>
      <p className={css.note}>{t('faq_figures_text', { example: '{{tel}}' })}</p>
      <ul className={css.note} role="list">
        {figureNames.map((name) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code> {paragraphsByRules([`{{${name}}}`], lanTp, schedules)[0]}
          </li>
        ))}
        <li>
          <code>{SCHEDULES_PARAGRAPH}</code> {t('faq_figure_schedules')}
        </li>
      </ul>
    </details>
  );
}
