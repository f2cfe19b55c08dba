import type { TextSuggestion } from '@narae/contracts';
import { MAX_NOTICE_TITLE } from '@narae/contracts/notice-limits';
import { htmlLang, LANGUAGES, Slot, useT, type LanTp } from '@narae/shell-sdk';
import type { FormState } from '@narae/shell-sdk/form';
import { Button, RichText, Skeleton, TextArea, TextField } from '@narae/ui';
import { useId, useState, type ReactNode } from 'react';
import { deskTextsOf, suggestionIn, type TextFields } from '../desk-texts/desk-texts.view.ts';
import { SuggestTranslation } from '../desk-texts/suggest-translation.tsx';
import { TextLanguages } from '../desk-texts/text-languages.tsx';
import css from '../posts/posts.module.css';

interface NoticeTextFieldsProps {
  readonly form: Pick<FormState<TextFields>, 'values' | 'set' | 'text' | 'problems'>;
  readonly lanTp: LanTp;
  readonly onLanTp: (lanTp: LanTp) => void;
}

/** Title and text of a notice, one language at a time, with a preview (COMMUNITY-23). */
export function NoticeTextFields({ form, lanTp, onLanTp }: NoticeTextFieldsProps): ReactNode {
  const t = useT('communityAdmin');
  const [preview, setPreview] = useState(false);
  /** Suggestions that were filled in: each resets the editor. */
  const [filled, setFilled] = useState(0);
  const { values, set } = form;
  const texts = deskTextsOf(values);
  const { titles, contents, suggested } = texts;
  const fill = (suggestion: TextSuggestion): void => {
    set(suggestionIn(lanTp, suggestion));
    setFilled((count) => count + 1);
  };
  return (
    <>
      <TextLanguages titles={titles} suggested={suggested} lanTp={lanTp} onLanTp={onLanTp} />
      <SuggestTranslation
        key={lanTp}
        texts={texts}
        format="html"
        lanTp={lanTp}
        onSuggested={fill}
        onReviewed={() => set({ [`suggested.${lanTp}`]: false })}
      />
      <TextField
        key={`title-${lanTp}`}
        {...form.text(`titles.${lanTp}`)}
        label={t('notice_title', { language: LANGUAGES[lanTp].ownName })}
        lang={htmlLang(lanTp)}
        maxLength={MAX_NOTICE_TITLE}
      />
      <ContentField
        key={`${lanTp}-${filled}`}
        lanTp={lanTp}
        value={contents[lanTp]}
        error={form.problems[`contents.${lanTp}`]}
        onChange={(content) => set({ [`contents.${lanTp}`]: content })}
      />
      <Button kind="quiet" aria-expanded={preview} onClick={() => setPreview(!preview)}>
        {t('notice_preview')}
      </Button>
      {preview && (
        <article className={css.card} lang={htmlLang(lanTp)}>
          <h3>{titles[lanTp]}</h3>
          <RichText html={contents[lanTp]} />
        </article>
      )}
    </>
  );
}

interface ContentFieldProps {
  readonly lanTp: LanTp;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (content: string) => void;
}

function ContentField({ lanTp, value, error, onChange }: ContentFieldProps): ReactNode {
  const t = useT('communityAdmin');
  const id = useId();
  const language = LANGUAGES[lanTp].ownName;
  return (
    <Slot
      name="mfe-catalog/html-field"
      props={{
        id: `${id}-${lanTp}`,
        label: t('notice_content', { language }),
        lang: htmlLang(lanTp),
        value,
        error,
        onChange,
      }}
      fallback={<Skeleton shape="text" count={4} />}
      missing={
        // Without the catalogue's editor, the text is written as HTML.
        <TextArea
          label={t('notice_content', { language })}
          lang={htmlLang(lanTp)}
          rows={8}
          value={value}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      }
    />
  );
}
