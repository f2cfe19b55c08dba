import type { TextSuggestion } from '@narae/contracts';
import { MAX_NOTICE_TITLE } from '@narae/contracts/notice-limits';
import { htmlLang, LANGUAGES, Slot, useT, type LanTp } from '@narae/shell-sdk';
import { Button, RichText, Skeleton, TextArea, TextField } from '@narae/ui';
import { useId, useState, type ReactNode } from 'react';
import { reviewed, withSuggestion, type DeskTexts } from '../desk-texts/desk-texts.view.ts';
import { SuggestTranslation } from '../desk-texts/suggest-translation.tsx';
import { TextLanguages } from '../desk-texts/text-languages.tsx';
import css from '../posts/posts.module.css';

interface NoticeTextFieldsProps {
  readonly notice: DeskTexts;
  readonly lanTp: LanTp;
  readonly onLanTp: (lanTp: LanTp) => void;
  readonly onChange: (change: (was: DeskTexts) => Partial<DeskTexts>) => void;
  readonly errorOf: (field: string) => string | false;
}

/** Title and text of a notice, one language at a time, with a preview (COMMUNITY-23). */
export function NoticeTextFields({
  notice: { titles, contents, suggested },
  lanTp,
  onLanTp,
  onChange,
  errorOf,
}: NoticeTextFieldsProps): ReactNode {
  const t = useT('communityAdmin');
  const [preview, setPreview] = useState(false);
  /** Suggestions that were filled in: each resets the editor. */
  const [filled, setFilled] = useState(0);
  const language = LANGUAGES[lanTp].ownName;
  const write = (content: string): void =>
    onChange((was) => ({ contents: { ...was.contents, [lanTp]: content } }));
  const fill = (suggestion: TextSuggestion): void => {
    onChange((was) => withSuggestion(was, lanTp, suggestion));
    setFilled((count) => count + 1);
  };
  return (
    <>
      <TextLanguages titles={titles} suggested={suggested} lanTp={lanTp} onLanTp={onLanTp} />
      <SuggestTranslation
        key={lanTp}
        texts={{ titles, contents, suggested }}
        format="html"
        lanTp={lanTp}
        onSuggested={fill}
        onReviewed={() => onChange((was) => reviewed(was, lanTp))}
      />
      <TextField
        label={t('notice_title', { language })}
        lang={htmlLang(lanTp)}
        maxLength={MAX_NOTICE_TITLE}
        value={titles[lanTp]}
        error={errorOf(`titles.${lanTp}`)}
        onChange={({ target: { value } }) =>
          onChange((was) => ({ titles: { ...was.titles, [lanTp]: value } }))
        }
      />
      <ContentField
        key={`${lanTp}-${filled}`}
        lanTp={lanTp}
        value={contents[lanTp]}
        error={errorOf(`contents.${lanTp}`)}
        onChange={write}
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
  readonly error: string | false;
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
        error: error || undefined,
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
