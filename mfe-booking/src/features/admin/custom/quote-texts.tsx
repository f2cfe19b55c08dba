import type { LanTp, QuoteText } from '@narae/contracts';
import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { LANGUAGES, useT, useFormat } from '@narae/shell-sdk';
import { Button, TextArea, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { addDays } from '@narae/rules';
import css from './desk.module.css';
import { addDay, dayCount, moveDay, type QuoteDraft, removeDay } from './quote-draft.ts';
import type { QuoteEditing } from './use-quote-editor.ts';

interface LanguageFieldsProps {
  readonly editor: QuoteEditing;
  readonly language: LanTp;
}

type LanguageText = NonNullable<QuoteDraft['texts'][LanTp]>;

export function LanguageFields({ editor, language }: LanguageFieldsProps): ReactNode {
  const t = useT('bookingDesk');
  const { draft, form } = editor;
  const text = draft.texts[language];
  if (!text) return null;
  const set = (changed: Partial<LanguageText>, part: string): void =>
    editor.set(
      { texts: { ...draft.texts, [language]: { ...text, ...changed } } },
      `texts.${language}.${part}`,
    );
  return (
    <div className={css.language} lang={LANGUAGES[language].tag}>
      <TextField
        {...form.wire(`texts.${language}.title`)}
        label={t('quote_title')}
        maxLength={customTripLimits.quoteTitle}
        value={text.title}
        onChange={(event) => set({ title: event.target.value }, 'title')}
      />
      <TextField
        {...form.wire(`texts.${language}.place`)}
        label={t('quote_place')}
        optional
        maxLength={customTripLimits.quotePlace}
        value={text.place}
        onChange={(event) => set({ place: event.target.value }, 'place')}
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
              set(
                { days: text.days.map((day, each) => (each === at ? { ...day, ...changed } : day)) },
                `days.${at}.${Object.keys(changed).join()}`,
              )
            }
          />
        ))}
      </ol>
      {text.days.length < customTripLimits.days && (
        <Button kind="secondary" onClick={() => form.set(addDay(draft))}>
          {t('day_add')}
        </Button>
      )}
      <Inclusions editor={editor} language={language} text={text} onChange={set} />
    </div>
  );
}

interface InclusionsProps extends LanguageFieldsProps {
  readonly text: LanguageText;
  readonly onChange: (changed: Partial<LanguageText>, part: string) => void;
}

function Inclusions({ editor: { form }, language, text, onChange }: InclusionsProps): ReactNode {
  const t = useT('bookingDesk');
  const custom = useT('bookingCustom');
  return (
    <>
      <TextArea
        {...form.wire(`texts.${language}.included`)}
        label={custom('included')}
        hint={t('line_each')}
        optional
        value={text.included}
        onChange={(event) => onChange({ included: event.target.value }, 'included')}
      />
      <TextArea
        {...form.wire(`texts.${language}.not_included`)}
        label={custom('not_included')}
        hint={t('line_each')}
        optional
        value={text.not_included}
        onChange={(event) => onChange({ not_included: event.target.value }, 'not_included')}
      />
    </>
  );
}

type Day = QuoteText['days'][number];

interface DayFieldsProps {
  readonly editor: QuoteEditing;
  readonly language: LanTp;
  readonly at: number;
  readonly day: Day;
  readonly onChange: (changed: Partial<Day>) => void;
}

/** Moving or removing a day does so in every language. */
function DayFields({ editor, language, at, day, onChange }: DayFieldsProps): ReactNode {
  const t = useT('bookingDesk');
  const custom = useT('bookingCustom');
  const format = useFormat();
  const { draft, form } = editor;
  const number = at + 1;
  const name = custom('day_of', { day: number });
  return (
    <li className={css.day}>
      <div className={css.dayHead}>
        <strong>
          {name}
          {draft.start_day && ` · ${format.date(addDays(draft.start_day, at), 'day')}`}
        </strong>
        <DayButtons editor={editor} at={at} />
      </div>
      <TextField
        {...form.wire(`texts.${language}.days.${at}.title`)}
        label={t('day_title', { day: number })}
        maxLength={customTripLimits.dayTitle}
        value={day.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        {...form.wire(`texts.${language}.days.${at}.text`)}
        label={t('day_text', { day: number })}
        optional
        rows={3}
        maxLength={customTripLimits.dayText}
        value={day.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    </li>
  );
}

function DayButtons({ editor, at }: Pick<DayFieldsProps, 'editor' | 'at'>): ReactNode {
  const t = useT('bookingDesk');
  const { draft, form } = editor;
  const number = at + 1;
  return (
    <div className={css.buttons}>
      <Button
        kind="quiet"
        disabled={at === 0}
        aria-label={t('day_up', { day: number })}
        onClick={() => form.set(moveDay(draft, at, -1))}
      >
        ↑
      </Button>
      <Button
        kind="quiet"
        disabled={number === dayCount(draft)}
        aria-label={t('day_down', { day: number })}
        onClick={() => form.set(moveDay(draft, at, 1))}
      >
        ↓
      </Button>
      <Button
        kind="quiet"
        disabled={dayCount(draft) === 1}
        aria-label={t('day_remove', { day: number })}
        onClick={() => form.set(removeDay(draft, at))}
      >
        {t('remove')}
      </Button>
    </div>
  );
}
