import type { OrderDetail } from '@narae/contracts';
import { MAX_TYPED_LINES, MAX_TYPED_NUMBER } from '@narae/contracts/passport-fields';
import {
  ageOn,
  fitsCategory,
  isCalendarDay,
  isNameOfPassport,
  passportValidity,
  travellerField,
  type Seat,
} from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import { TextArea, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import css from '../../shared/people/people.module.css';
import type { Problems } from '../../shared/people/use-problems.ts';
import { namespace } from '../../texts.ts';
import type { TravellersFormState } from './use-draft.ts';
import { usePassportLines } from './use-passport-lines.ts';

interface PassportFieldsProps {
  readonly booking: OrderDetail;
  readonly seat: Seat;
  readonly form: TravellersFormState;
  readonly problems: Problems;
}

/** The passport's two lines, number and expiry, and what does not fit the traveller and the trip (DOC-10). */
export function PassportFields({ booking, seat, form, problems }: PassportFieldsProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const errors = useT('errors');
  const format = useFormat();
  const typed = usePassportLines(seat, form);
  const numberField = travellerField.passportNo(seat);
  const expiryField = travellerField.passportExpiry(seat);
  const expiry = form.textOf(expiryField);
  const name = form.textOf(travellerField.name(seat));
  const { lines } = typed;
  const { error: linesError, ...linesWiring } = problems.wire(typed.field);
  const { error: expiryError, ...expiryWiring } = problems.wire(expiryField);

  const validity = isCalendarDay(expiry) ? passportValidity(expiry, booking.end_ymd_format) : 'good';
  const age = lines && ageOn(lines.birthDay, booking.ymd_format);
  const notes = [
    lines && t('passport_read'),
    lines &&
      name.trim() !== '' &&
      !isNameOfPassport(name, lines) &&
      t('passport_name_differs', { name: `${lines.family} ${lines.given}`.trim() }),
    age !== null &&
      !fitsCategory(seat.memType, age) &&
      t('passport_age_differs', { age, category: common(`traveller_${seat.memType}`) }),
    validity === 'short' && t('passport_short', { day: format.date(booking.end_ymd_format) }),
  ].filter((note) => typeof note === 'string');

  return (
    <>
      <TextArea
        {...linesWiring}
        className={css.passportLines}
        error={linesError ?? (typed.error ? errors(typed.error) : undefined)}
        label={t('passport_lines')}
        hint={t('passport_lines_hint')}
        optional
        rows={2}
        wrap="off"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_TYPED_LINES}
        value={typed.text}
        onFocus={typed.onFocus}
        onBlur={typed.onLeave}
        onChange={(event) => typed.onChange(event.target.value)}
      />
      <TextField
        {...problems.wire(numberField)}
        label={t('passport_no')}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_TYPED_NUMBER}
        value={form.textOf(numberField)}
        onChange={(event) => form.setText(numberField, event.target.value)}
      />
      <TextField
        {...expiryWiring}
        type="date"
        error={expiryError ?? (validity === 'expired' ? errors('passport_expired') : undefined)}
        label={t('passport_expiry')}
        optional
        autoComplete="off"
        value={expiry}
        onChange={(event) => form.setText(expiryField, event.target.value)}
      />
      <ul className={css.passportNotes} aria-live="polite">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
