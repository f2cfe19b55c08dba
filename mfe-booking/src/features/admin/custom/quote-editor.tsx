import type { DeskTrip, LanTp } from '@narae/contracts';
import { LANGUAGES, LAN_TPS, useT } from '@narae/shell-sdk';
import { Button, Checkbox, Tabs } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import css from './desk.module.css';
import { LanguageFields } from './language-fields.tsx';
import { QuotePreview } from './quote-preview.tsx';
import { QuoteTerms } from './quote-terms.tsx';
import { useQuoteEditor } from './use-quote-editor.ts';

/** Writes a quote, the first or another version: its terms, and its days in each language (CUSTOM-2). */
export function QuoteEditor({ trip }: { readonly trip: DeskTrip }): ReactNode {
  const t = useT('bookingDesk');
  const id = useId();
  const editor = useQuoteEditor(trip);
  const { draft, languages, language } = editor;
  return (
    <form className={css.box} onSubmit={editor.submit} noValidate aria-labelledby={id}>
      <h3 className={css.boxTitle} id={id}>
        {t(trip.quote_no > 0 ? 'quote_again' : 'quote_new')}
      </h3>
      <QuoteTerms editor={editor} trip={trip} />
      <fieldset className={css.languages}>
        <legend className={css.boxTitle}>{t('languages')}</legend>
        {LAN_TPS.map((one) => (
          <Checkbox
            key={one}
            label={LANGUAGES[one].ownName}
            checked={draft.texts[one] !== undefined}
            disabled={one === trip.lan_tp}
            onChange={(event) => void editor.toggle(one, event.target.checked)}
          />
        ))}
      </fieldset>
      <Tabs
        label={t('languages')}
        value={language}
        onChange={(one) => editor.open(one as LanTp)}
        tabs={languages.map((one) => ({
          id: one,
          label: LANGUAGES[one].ownName,
          content: <LanguageFields key={one} editor={editor} language={one} />,
        }))}
      />
      {editor.movedOn && (
        <div className={css.moved} role="alert">
          <p>{t('moved_on')}</p>
          <Button kind="secondary" onClick={editor.goOn}>
            {t('moved_go_on')}
          </Button>
        </div>
      )}
      <div className={css.buttons}>
        <QuotePreview editor={editor} trip={trip} />
        <Button type="submit" kind="accent" busy={editor.busy} disabled={editor.movedOn}>
          {t('send_quote')}
        </Button>
      </div>
    </form>
  );
}
