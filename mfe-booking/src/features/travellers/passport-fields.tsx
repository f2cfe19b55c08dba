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
  seoulDay,
} from '@narae/rules';
import { useFormat, useT, serverTime } from '@narae/shell-sdk';
import { TextArea, TextField } from '@narae/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PassportLines, PassportLinesError } from '@narae/rules/passport-lines';
import css from '../../shared/people/people.module.css';
import type { Problems } from '../../shared/people/use-problems.ts';
import { namespace } from '../../texts.ts';
import type { TravellersFormState } from './use-draft.ts';

interface PassportFieldsProps {
  readonly booking: OrderDetail;
  readonly seat: Seat;
  readonly form: TravellersFormState;
  readonly problems: Problems;
}

type Validity = ReturnType<typeof passportValidity>;

function usePassportNotes(
  { booking, seat, form }: Omit<PassportFieldsProps, 'problems'>,
  lines: PassportLines | null,
  validity: Validity,
): readonly string[] {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const name = form.textOf(travellerField.name(seat));
  const age = lines?.birthDay ? ageOn(lines.birthDay, booking.ymd_format) : null;
  return [
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
}

/** The passport's two lines, number and expiry, with what does not fit (DOC-10). */
export function PassportFields({ booking, seat, form, problems }: PassportFieldsProps): ReactNode {
  const t = useT(namespace);
  const errors = useT('errors');
  const typed = usePassportLines(seat, form);
  const numberField = travellerField.passportNo(seat);
  const expiryField = travellerField.passportExpiry(seat);
  const expiry = form.textOf(expiryField);
  const { error: linesError, ...linesWiring } = problems.wire(typed.field);
  const { error: expiryError, ...expiryWiring } = problems.wire(expiryField);
  const validity = isCalendarDay(expiry) ? passportValidity(expiry, booking.end_ymd_format) : 'good';
  const notes = usePassportNotes({ booking, seat, form }, typed.lines, validity);
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

/** Loaded when the lines are typed; without it only the server reads them. */
const loadReader = () => import('@narae/rules/passport-lines').catch(() => null);

type Read = { readonly lines: PassportLines } | { readonly error: PassportLinesError };

/** Read once they fit, judged when the field is left, sent to be checked and kept nowhere (DOC-10). */
function usePassportLines(seat: Seat, form: TravellersFormState) {
  const field = travellerField.passportLines(seat);
  const text = form.textOf(field);
  const [read, setRead] = useState<Read | null>(null);
  // The reader comes late: only what still stands there is read, into the form of now.
  const latest = useRef({ form, text });
  useEffect(() => {
    latest.current = { form, text };
  });

  const readLines = async (typed: string, complete: boolean): Promise<void> => {
    const reader = await loadReader();
    if (!reader || latest.current.text !== typed) return;
    const found = reader.readPassportLines(typed, seoulDay(serverTime()));
    if ('lines' in found) {
      setRead(found);
      latest.current.form.setTexts({
        [travellerField.passportNo(seat)]: found.lines.passport_no,
        ...(found.lines.expiry && { [travellerField.passportExpiry(seat)]: found.lines.expiry }),
        ...(found.lines.birthDay && { [travellerField.birthDay(seat)]: found.lines.birthDay }),
      });
    } else if (complete) setRead(found);
  };

  return {
    field,
    text,
    error: read && 'error' in read ? read.error : null,
    lines: read && 'lines' in read ? read.lines : null,
    onFocus: (): void => void loadReader(),
    onChange: (typed: string): void => {
      setRead(null);
      form.setText(field, typed);
      void readLines(typed, false);
    },
    onLeave: (): void => {
      if (text.trim() !== '' && !read) void readLines(text, true);
    },
  };
}
