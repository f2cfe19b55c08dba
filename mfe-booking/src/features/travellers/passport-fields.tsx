import { isBlank } from '@narae/contracts/prepared-text';
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
import type { PeopleForm } from '../../shared/people/use-kept-form.ts';
import { namespace } from '../../texts.ts';

interface PassportFieldsProps {
  readonly booking: OrderDetail;
  readonly seat: Seat;
  readonly form: PeopleForm;
}

type Validity = ReturnType<typeof passportValidity>;

function usePassportNotes(
  { booking, seat, form }: PassportFieldsProps,
  lines: PassportLines | null,
  validity: Validity,
): readonly string[] {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const name = form.values[travellerField.name(seat)] ?? '';
  const age = lines?.birthDay ? ageOn(lines.birthDay, booking.ymd_format) : null;
  return [
    lines && t('passport_read'),
    lines &&
      !isBlank(name) &&
      !isNameOfPassport(name, lines) &&
      t('passport_name_differs', { name: `${lines.family} ${lines.given}`.trim() }),
    age !== null &&
      !fitsCategory(seat.memType, age) &&
      t('passport_age_differs', { age, category: common(`traveller_${seat.memType}`) }),
    validity === 'short' && t('passport_short', { day: format.date(booking.end_ymd_format) }),
  ].filter((note) => typeof note === 'string');
}

/** The passport's two lines, number and expiry, with what does not fit (DOC-10). */
export function PassportFields({ booking, seat, form }: PassportFieldsProps): ReactNode {
  const t = useT(namespace);
  const errors = useT('errors');
  const typed = usePassportLines(seat, form);
  const expiryField = travellerField.passportExpiry(seat);
  const lines = form.text(typed.field);
  const expires = form.text(expiryField);
  const expiry = expires.value;
  const validity = isCalendarDay(expiry) ? passportValidity(expiry, booking.end_ymd_format) : 'good';
  const notes = usePassportNotes({ booking, seat, form }, typed.lines, validity);
  return (
    <>
      <TextArea
        {...lines}
        className={css.passportLines}
        error={lines.error ?? (typed.error ? errors(typed.error) : undefined)}
        label={t('passport_lines')}
        hint={t('passport_lines_hint')}
        optional
        rows={2}
        wrap="off"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_TYPED_LINES}
        onFocus={typed.onFocus}
        onBlur={typed.onLeave}
        onChange={(event) => typed.onChange(event.target.value)}
      />
      <TextField
        {...form.text(travellerField.passportNo(seat))}
        label={t('passport_no')}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_TYPED_NUMBER}
      />
      <TextField
        {...expires}
        type="date"
        error={expires.error ?? (validity === 'expired' ? errors('passport_expired') : undefined)}
        label={t('passport_expiry')}
        optional
        autoComplete="off"
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
function usePassportLines(seat: Seat, form: PeopleForm) {
  const field = travellerField.passportLines(seat);
  const [read, setRead] = useState<Read | null>(null);
  // The reader comes late: only what still stands there is read, into the form of now.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });

  const readLines = async (typed: string, complete: boolean): Promise<void> => {
    const reader = await loadReader();
    if (!reader || latest.current.values[field] !== typed) return;
    const found = reader.readPassportLines(typed, seoulDay(serverTime()));
    if ('lines' in found) {
      setRead(found);
      latest.current.set({
        [travellerField.passportNo(seat)]: found.lines.passport_no,
        ...(found.lines.expiry && { [travellerField.passportExpiry(seat)]: found.lines.expiry }),
        ...(found.lines.birthDay && { [travellerField.birthDay(seat)]: found.lines.birthDay }),
      });
    } else if (complete) setRead(found);
  };

  return {
    field,
    error: read && 'error' in read ? read.error : null,
    lines: read && 'lines' in read ? read.lines : null,
    onFocus: (): void => void loadReader(),
    onChange: (typed: string): void => {
      setRead(null);
      form.set({ [field]: typed });
      void readLines(typed, false);
    },
    onLeave: (): void => {
      const text = form.values[field] ?? '';
      if (!isBlank(text) && !read) void readLines(text, true);
    },
  };
}
