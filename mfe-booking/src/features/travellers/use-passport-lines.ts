import { seoulDay, travellerField, type Seat } from '@narae/rules';
import type { PassportLines, PassportLinesError } from '@narae/rules/passport-lines';
import { useEffect, useRef, useState } from 'react';
import type { TravellersFormState } from './use-draft.ts';

/** The reader and its library come when somebody goes to type the lines; where they do not come, the shop alone reads them. */
const loadReader = () => import('@narae/rules/passport-lines').catch(() => null);

type Read = { readonly lines: PassportLines } | { readonly error: PassportLinesError };

/**
 * The passport's two lines as they are typed (DOC-10): read as soon as they fit, and judged when their field is left. What
 * they say of number and expiry is filled in; the lines themselves are sent to be checked and kept nowhere.
 */
export function usePassportLines(seat: Seat, form: TravellersFormState) {
  const field = travellerField.passportLines(seat);
  const text = form.textOf(field);
  const [read, setRead] = useState<Read | null>(null);
  // The reader comes later than what is typed: only what still stands there is read, and into the form of now.
  const latest = useRef({ form, text });
  useEffect(() => {
    latest.current = { form, text };
  });

  const readLines = async (typed: string, complete: boolean): Promise<void> => {
    const reader = await loadReader();
    if (!reader || latest.current.text !== typed) return;
    const found = reader.readPassportLines(typed, seoulDay(new Date()));
    if ('lines' in found) {
      setRead(found);
      latest.current.form.setTexts({
        [travellerField.passportNo(seat)]: found.lines.passport_no,
        [travellerField.passportExpiry(seat)]: found.lines.expiry,
        [travellerField.birthDay(seat)]: found.lines.birthDay,
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
