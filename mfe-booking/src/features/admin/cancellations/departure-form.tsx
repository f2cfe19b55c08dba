import type { DepartureCancellation } from '@narae/contracts';
import { MAX_CANCEL_TEXT } from '@narae/contracts/cancel-limits';
import { minimumReason } from '@narae/contracts/minimum-reason';
import { useSearchParams, useT } from '@narae/shell-sdk';
import { Button, TextField } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { presetWords } from '../presets/preset-words.ts';
import { WordsField } from '../presets/words-field.tsx';
import css from './cancellations.module.css';
import { useCancelDeparture } from './use-cancel-departure.ts';

/** What everybody who booked is told, and the product's number typed again: then nothing is taken back any more. */
export function DepartureForm({ departure }: { readonly departure: DepartureCancellation }): ReactNode {
  const t = useT('bookingCancellations');
  const errors = useT('errors');
  const { prod_id } = departure;
  const [query] = useSearchParams();
  // Who comes from a departure that lacks people need not look for the words.
  const [reason, setReason] = useState(() =>
    query.get('reason') === 'minimum' ? presetWords(minimumReason, 'every') : '',
  );
  const [typed, setTyped] = useState('');
  const [pressed, setPressed] = useState(false);
  const { busy, begin } = useCancelDeparture(prod_id);
  const noReason = reason.trim() === '';
  const notTyped = typed.trim().toUpperCase() !== prod_id;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setPressed(true);
    if (!noReason && !notTyped && !busy) void begin(reason.trim());
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <p>{t('dep_means')}</p>
      <WordsField
        use="departure"
        language="every"
        label={t('dep_reason')}
        hint={t('dep_reason_hint')}
        error={pressed && noReason && errors('cancel_reason_input')}
        most={MAX_CANCEL_TEXT}
        value={reason}
        onChange={setReason}
      />
      <TextField
        label={t('dep_type', { number: prod_id })}
        error={pressed && notTyped && t('dep_type_wrong', { number: prod_id })}
        value={typed}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" kind="danger" busy={busy}>
        {t('dep_do')}
      </Button>
    </form>
  );
}
