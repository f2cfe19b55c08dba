import type { DeskTrip } from '@narae/contracts';
import { addDays, countField, memTypes } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import { Checkbox, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './desk.module.css';
import { QuoteTotal } from './quote-total.tsx';
import { dayCount } from './quote-draft.ts';
import type { QuoteEditing } from './use-quote-editor.ts';

interface QuoteTermsProps {
  readonly editor: QuoteEditing;
  readonly trip: DeskTrip;
}

/** What a quote costs, for whom, when, and until when it holds; what it comes to is worked out as it is typed. */
export function QuoteTerms({ editor, trip }: QuoteTermsProps): ReactNode {
  const t = useT('bookingDesk');
  const common = useT('common');
  const custom = useT('bookingCustom');
  const format = useFormat();
  const { draft, set, problems } = editor;
  const last = draft.start_day && addDays(draft.start_day, dayCount(draft) - 1);
  const number = { type: 'number', inputMode: 'numeric', min: 0, step: 1 } as const;
  return (
    <>
      <div className={css.fields}>
        <TextField
          {...problems.wire('start_day')}
          type="date"
          label={custom('start_day')}
          hint={last && t('last_day', { day: format.date(last, 'day') })}
          value={draft.start_day}
          onChange={(event) => set({ start_day: event.target.value })}
        />
        <TextField
          {...problems.wire('valid_until')}
          type="datetime-local"
          label={t('valid_until')}
          value={draft.valid_until}
          onChange={(event) => set({ valid_until: event.target.value })}
        />
      </div>
      <div className={css.fields}>
        {memTypes.map((memType) => {
          const field = countField[memType];
          return (
            <TextField
              key={field}
              {...problems.wire(field)}
              {...number}
              label={common(`traveller_${memType}_plural`)}
              value={draft[field]}
              onChange={(event) => set({ [field]: Math.trunc(event.target.valueAsNumber) || 0 })}
            />
          );
        })}
      </div>
      <div className={css.fields}>
        <TextField
          {...problems.wire('price_krw')}
          {...number}
          label={t('price_krw')}
          value={draft.price_krw}
          onChange={(event) => set({ price_krw: event.target.value })}
        />
        <TextField
          {...problems.wire('teen_pct')}
          {...number}
          max={100}
          label={t('teen_pct')}
          value={draft.teen_pct}
          onChange={(event) => set({ teen_pct: event.target.value })}
        />
        <TextField
          {...problems.wire('children_pct')}
          {...number}
          max={100}
          label={t('children_pct')}
          hint={t('infants_free')}
          value={draft.children_pct}
          onChange={(event) => set({ children_pct: event.target.value })}
        />
      </div>
      <QuoteTotal draft={draft} rates={trip.rates} />
      <div>
        <Checkbox
          label={t('air_ticket')}
          checked={draft.documents.air_ticket}
          onChange={(event) => set({ documents: { ...draft.documents, air_ticket: event.target.checked } })}
        />
        <Checkbox
          label={t('birth_certificate')}
          checked={draft.documents.birth_certificate}
          onChange={(event) =>
            set({ documents: { ...draft.documents, birth_certificate: event.target.checked } })
          }
        />
      </div>
    </>
  );
}
