import type { CustomWish } from '@narae/contracts';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';

type Days = Pick<CustomWish, 'start_day' | 'end_day'>;
type Which = keyof Days;

const reversed = ({ start_day, end_day }: Days): boolean =>
  start_day !== '' && end_day !== '' && end_day < start_day;

/**
 * The two days of a trip. An end before the start is warned of, and what was changed is put back (CUSTOM-1): a day taken
 * from the calendar at once, one that is typed when its field is left, because it is another one until its last digit.
 */
export function useTripDays(days: Days, onChange: (days: Partial<Days>) => void, warn: () => void) {
  const typing = useRef(false);
  const [typed, setTyped] = useState<{ readonly which: Which; readonly day: string } | null>(null);

  const judge = (which: Which, day: string): boolean => {
    typing.current = false;
    setTyped(null);
    if (reversed({ ...days, [which]: day })) {
      warn();
      return false;
    }
    onChange({ [which]: day });
    return true;
  };
  const settle = (which: Which): boolean => typed?.which !== which || judge(which, typed.day);

  return (which: Which) => ({
    value: typed?.which === which ? typed.day : days[which],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => {
      if (typing.current) setTyped({ which, day: target.value });
      else judge(which, target.value);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Enter') typing.current = true;
      else if (!settle(which)) event.preventDefault();
    },
    onBlur: (): void => {
      typing.current = false;
      settle(which);
    },
  });
}
