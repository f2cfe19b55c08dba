import type { LanTp } from '@narae/contracts';
import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { LANGUAGES, useT } from '@narae/shell-sdk';
import { Button, TextArea, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { DayFields } from './day-fields.tsx';
import css from './desk.module.css';
import { addDay, type QuoteDraft } from './quote-draft.ts';
import type { QuoteEditing } from './use-quote-editor.ts';

interface LanguageFieldsProps {
  readonly editor: QuoteEditing;
  readonly language: LanTp;
}

/** A quote's texts in one language. */
export function LanguageFields({ editor, language }: LanguageFieldsProps): ReactNode {
  const t = useT('bookingDesk');
  const custom = useT('bookingCustom');
  const { draft, problems, replace } = editor;
  const text = draft.texts[language];
  if (!text) return null;
  const set = (changed: Partial<NonNullable<QuoteDraft['texts'][LanTp]>>): void =>
    editor.set({ texts: { ...draft.texts, [language]: { ...text, ...changed } } });
  return (
    <div className={css.language} lang={LANGUAGES[language].tag}>
      <TextField
        {...problems.wire(`texts.${language}.title`)}
        label={t('quote_title')}
        maxLength={customTripLimits.quoteTitle}
        value={text.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextField
        {...problems.wire(`texts.${language}.place`)}
        label={t('quote_place')}
        optional
        maxLength={customTripLimits.quotePlace}
        value={text.place}
        onChange={(event) => set({ place: event.target.value })}
      />
      <ol className={css.days} role="list">
        {text.days.map((day, at) => (
          <DayFields
            key={at}
            editor={editor}
            language={language}
            at={at}
            day={day}
            onChange={(changed) =>
              set({ days: text.days.map((one, each) => (each === at ? { ...one, ...changed } : one)) })
            }
          />
        ))}
      </ol>
      {text.days.length < customTripLimits.days && (
        <Button kind="secondary" onClick={() => replace(addDay(draft))}>
          {t('day_add')}
        </Button>
      )}
      <TextArea
        {...problems.wire(`texts.${language}.included`)}
        label={custom('included')}
        hint={t('line_each')}
        optional
        value={text.included}
        onChange={(event) => set({ included: event.target.value })}
      />
      <TextArea
        {...problems.wire(`texts.${language}.not_included`)}
        label={custom('not_included')}
        hint={t('line_each')}
        optional
        value={text.not_included}
        onChange={(event) => set({ not_included: event.target.value })}
      />
    </div>
  );
}
