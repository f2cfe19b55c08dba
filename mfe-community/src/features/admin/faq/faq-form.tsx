import '../../../shared/faq/texts.ts';
import type { DeskFaq } from '@narae/contracts';
import { faqCategories, MAX_FAQ_LENGTH, MAX_FAQ_TITLE } from '@narae/contracts/faq-limits';
import { deskFaq, deskFaqs, faqDelete, faqList, faqSave, refundSchedules } from '@narae/contracts/rows';
import { confirm, htmlLang, LANGUAGES, useCallOnce, useT, type LanTp } from '@narae/shell-sdk';
import { AdminFields, useChange } from '@narae/shell-sdk/admin';
import { useCallCache, useCall } from '@narae/shell-sdk/query';
import { Button, FormNotice, SelectField, TextArea, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { figureNames, paragraphsByRules, SCHEDULES_PARAGRAPH } from '@narae/rules/ruled-text';
import {
  deskTextsOf,
  languageOf,
  suggestionIn,
  textFieldsOf,
  type TextFields,
} from '../desk-texts/desk-texts.view.ts';
import { SuggestTranslation } from '../desk-texts/suggest-translation.tsx';
import { TextLanguages } from '../desk-texts/text-languages.tsx';
import { EditedActions, useEditedForm } from '../edited/edited-form.tsx';
import css from '../posts/posts.module.css';

type Written = TextFields & Pick<DeskFaq, 'category' | 'published'>;
const read = (row: DeskFaq | undefined): Written => ({
  category: row?.category ?? 'booking',
  published: row?.published ?? false,
  ...textFieldsOf(row),
});

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
  const refresh = () => Promise.all([invalidate(deskFaqs), invalidate(deskFaq), invalidate(faqList)]);
  const { busy: removing, change } = useChange(refresh);
  const edited = useEditedForm<DeskFaq, Written>({
    existing,
    read,
    store: (written, version) =>
      callOnce(faqSave, {
        category: written.category,
        published: written.published,
        ...deskTextsOf(written),
        version,
        ...(existing && { faq_id: existing.faq_id }),
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
  const remove = async ({ faq_id }: DeskFaq): Promise<void> => {
    if (!(await confirm({ title: t('faq_delete'), ok: common('btn_delete'), tone: 'danger' }))) return;
    if (await change(() => callOnce(faqDelete, { faq_id, version }), t('faq_deleted'))) onDone(null);
  };
  return { edited, form, busy: form.busy || removing, remove };
}

/** Writes a frequent question in every language, as a draft or published (COMMUNITY-21). */
export function FaqForm(props: FaqFormProps): ReactNode {
  const { lanTp, onLanTp } = props;
  const t = useT('communityAdmin');
  const faqs = useT('communityFaq');
  const use = useFaqForm(props);
  const { form, busy } = use;
  const { values, set } = form;
  const texts = deskTextsOf(values);
  const language = LANGUAGES[lanTp].ownName;
  return (
    <form className={css.form} {...form.props}>
      <AdminFields busy={busy}>
        <SelectField
          {...form.wire('category')}
          label={t('faq_category')}
          value={values.category}
          options={faqCategories.map((category) => ({
            value: category,
            label: faqs(`category_${category}`),
          }))}
          onChange={({ target }) =>
            set({ category: faqCategories.find((category) => category === target.value) ?? values.category })
          }
        />
        <TextLanguages titles={texts.titles} suggested={texts.suggested} lanTp={lanTp} onLanTp={onLanTp} />
        <SuggestTranslation
          key={lanTp}
          texts={texts}
          format="text"
          lanTp={lanTp}
          onSuggested={(suggestion) => set(suggestionIn(lanTp, suggestion))}
          onReviewed={() => set({ [`suggested.${lanTp}`]: false })}
        />
        <TextField
          key={`question-${lanTp}`}
          {...form.text(`titles.${lanTp}`)}
          label={t('faq_question', { language })}
          lang={htmlLang(lanTp)}
          maxLength={MAX_FAQ_TITLE}
        />
        <TextArea
          key={`answer-${lanTp}`}
          {...form.text(`contents.${lanTp}`)}
          label={t('faq_answer', { language })}
          hint={t('faq_answer_hint')}
          lang={htmlLang(lanTp)}
          rows={8}
          maxLength={MAX_FAQ_LENGTH}
        />
      </AdminFields>
      <FaqFigures lanTp={lanTp} />
      <FormNotice text={form.notice} />
      <FaqActions use={use} known={props.existing} />
    </form>
  );
}

interface FaqActionsProps {
  readonly use: ReturnType<typeof useFaqForm>;
  readonly known: DeskFaq | undefined;
}

function FaqActions({ use, known }: FaqActionsProps): ReactNode {
  const t = useT('communityAdmin');
  const common = useT('common');
  const { edited, form, busy, remove } = use;
  return (
    <EditedActions of={edited}>
      <Button type="submit" kind="secondary" busy={busy} disabled={!form.dirty}>
        {t('text_save')}
      </Button>
      {form.values.published ? (
        <Button
          kind="quiet"
          disabled={busy}
          onClick={() => void edited.saveWith({ published: false }, t('faq_is_withdrawn'))}
        >
          {t('faq_withdraw')}
        </Button>
      ) : (
        <Button
          kind="accent"
          disabled={busy}
          onClick={() => void edited.saveWith({ published: true }, t('faq_is_published'))}
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
