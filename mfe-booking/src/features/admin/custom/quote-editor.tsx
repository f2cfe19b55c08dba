import type { DeskTrip, LanTp, PartyCounts } from '@narae/contracts';
import { LANGUAGES, LAN_TPS, useT, useFormat } from '@narae/shell-sdk';
import { Button, Checkbox, FormNotice, Tabs, TextField, Dialog } from '@narae/ui';
import { useId, type ReactNode, useState } from 'react';
import { addDays, countField, memTypes, paymentCap } from '@narae/rules';
import css from './desk.module.css';
import { LanguageFields } from './quote-texts.tsx';
import { useQuoteEditor, type QuoteEditing } from './use-quote-editor.ts';
import { dayCount, type QuoteDraft, quoteEstimates, toQuote } from './quote-draft.ts';
import { QuoteView } from '../../../shared/custom/quote-view.tsx';

/** Terms, and days in each language (CUSTOM-2). */
export function QuoteEditor({ trip }: { readonly trip: DeskTrip }): ReactNode {
  const t = useT('bookingDesk');
  const id = useId();
  const editor = useQuoteEditor(trip);
  const { draft, languages, language } = editor;
  return (
    <form className={css.box} aria-labelledby={id} {...editor.form.props}>
      <h3 className={css.boxTitle} id={id}>
        {t(trip.quote_no > 0 ? 'quote_again' : 'quote_new')}
      </h3>
      <QuoteTerms editor={editor} trip={trip} />
      <fieldset className={css.languages}>
        <legend className={css.boxTitle}>{t('languages')}</legend>
        {LAN_TPS.map((lanTp) => (
          <Checkbox
            key={lanTp}
            label={LANGUAGES[lanTp].ownName}
            checked={draft.texts[lanTp] !== undefined}
            disabled={lanTp === trip.lan_tp}
            onChange={(event) => void editor.toggle(lanTp, event.target.checked)}
          />
        ))}
      </fieldset>
      <Tabs
        label={t('languages')}
        value={language}
        onChange={(lanTp) => editor.open(lanTp as LanTp)}
        tabs={languages.map((lanTp) => ({
          id: lanTp,
          label: LANGUAGES[lanTp].ownName,
          content: <LanguageFields key={lanTp} editor={editor} language={lanTp} />,
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
      <FormNotice text={editor.form.notice} />
      <div className={css.buttons}>
        <QuotePreview editor={editor} trip={trip} />
        <Button type="submit" kind="accent" busy={editor.form.busy} disabled={editor.movedOn}>
          {t('send_quote')}
        </Button>
      </div>
    </form>
  );
}

interface QuoteTermsProps {
  readonly editor: QuoteEditing;
  readonly trip: DeskTrip;
}

const amountInput = { type: 'number', inputMode: 'numeric', min: 0, step: 1 } as const;
const quoteDocuments = ['air_ticket', 'birth_certificate'] as const;

function QuoteTerms({ editor, trip }: QuoteTermsProps): ReactNode {
  const t = useT('bookingDesk');
  const common = useT('common');
  const custom = useT('bookingCustom');
  const format = useFormat();
  const { form, draft, set } = editor;
  const last = draft.start_day && addDays(draft.start_day, dayCount(draft) - 1);
  return (
    <>
      <div className={css.fields}>
        <TextField
          {...form.text('start_day')}
          type="date"
          label={custom('start_day')}
          hint={last && t('last_day', { day: format.date(last, 'day') })}
        />
        <TextField {...form.text('valid_until')} type="datetime-local" label={t('valid_until')} />
      </div>
      <div className={css.fields}>
        {memTypes.map((memType) => {
          const field = countField[memType];
          return (
            <TextField
              key={field}
              {...form.wire(field)}
              {...amountInput}
              label={common(`traveller_${memType}_plural`)}
              value={draft[field]}
              onChange={({ target }) => {
                const count: Partial<PartyCounts> = { [field]: Math.trunc(target.valueAsNumber) || 0 };
                set(count);
              }}
            />
          );
        })}
      </div>
      <QuotePrices editor={editor} />
      <QuoteTotal draft={draft} rates={trip.rates} />
      <div>
        {quoteDocuments.map((kind) => (
          <Checkbox
            key={kind}
            label={t(kind)}
            checked={draft.documents[kind]}
            onChange={({ target }) => set({ documents: { ...draft.documents, [kind]: target.checked } })}
          />
        ))}
      </div>
    </>
  );
}

function QuotePrices({ editor: { form } }: { readonly editor: QuoteEditing }): ReactNode {
  const t = useT('bookingDesk');
  return (
    <div className={css.fields}>
      {(['price_krw', 'teen_pct', 'children_pct'] as const).map((field) => (
        <TextField
          key={field}
          {...form.text(field)}
          {...amountInput}
          max={field === 'price_krw' ? undefined : 100}
          label={t(field)}
          hint={field === 'children_pct' && t('infants_free')}
        />
      ))}
    </div>
  );
}

interface QuoteTotalProps {
  readonly draft: QuoteDraft;
  readonly rates: DeskTrip['rates'];
}

function QuoteTotal({ draft, rates }: QuoteTotalProps): ReactNode {
  const t = useT('bookingDesk');
  const custom = useT('bookingCustom');
  const format = useFormat();
  const estimates = quoteEstimates(draft, rates);
  const over = estimates.find(({ overCap }) => overCap);
  return (
    <div role="status">
      {estimates.length > 0 && (
        <p>
          {custom('price')}:{' '}
          <strong>{estimates.map(({ currency, total }) => format.money(total, currency)).join(' · ')}</strong>
        </p>
      )}
      {over && (
        <p className={css.warning}>
          {t('over_cap', { cap: format.money(paymentCap[over.currency], over.currency) })}
        </p>
      )}
    </div>
  );
}

interface QuotePreviewProps {
  readonly editor: QuoteEditing;
  readonly trip: DeskTrip;
}

function QuotePreview({ editor, trip }: QuotePreviewProps): ReactNode {
  const t = useT('bookingDesk');
  const [open, setOpen] = useState(false);
  const estimates = quoteEstimates(editor.draft, trip.rates);
  const total_krw = estimates.find(({ currency }) => currency === 'KRW')?.total ?? 0;
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('preview')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('preview')} size="large">
        {open && (
          <QuoteView quote={{ ...toQuote(editor.draft), total_krw, estimates }} lanTp={editor.language} />
        )}
      </Dialog>
    </>
  );
}
