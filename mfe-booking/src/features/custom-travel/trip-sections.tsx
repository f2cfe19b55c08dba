import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { countField, memTypes, addDays, seoulDay, tripDays } from '@narae/rules';
import { useSession, useT, useTelHome, serverTime } from '@narae/shell-sdk';
import { TelField } from '@narae/shop-ui';
import { Stepper, TextField, TextArea } from '@narae/ui';
import { type ReactNode, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { CustomWish } from '@narae/contracts';
import css from './custom-travel.module.css';
import { Question, type SectionProps } from './question.tsx';
import { OwnDetailsButton } from '../../shared/people/own-details.tsx';
import { namespace } from '../../texts.ts';

export function PeopleSection({ form }: SectionProps): ReactNode {
  const t = useT('bookingCustom');
  const common = useT('common');
  const { values: draft, set } = form;
  return (
    <Question title={t('who_title')}>
      <p className={css.note}>{common('traveller_band_note')}</p>
      {memTypes.map((memType) => {
        const field = countField[memType];
        const { ref, error } = form.wire(field);
        return (
          <Stepper
            key={memType}
            ref={ref}
            label={common(`traveller_${memType}`)}
            // What infants pay is in the quote.
            note={memType === 'child' ? t('infant_band') : common(`traveller_${memType}_band`)}
            error={error}
            value={draft[field]}
            max={customTripLimits.people}
            onChange={(count) => set({ [field]: count })}
          />
        );
      })}
    </Question>
  );
}

export function DaysSection({ form }: SectionProps): ReactNode {
  const t = useT('bookingCustom');
  const { start_day, end_day } = form.values;
  const errors = useT('errors');
  const wire = useTripDays(form.values, form.set, (which) =>
    form.fail({ [which]: which === 'start_day' ? t('first_after_last') : errors('day_order') }),
  );
  const today = seoulDay(serverTime());
  const last = addDays(today, customTripLimits.daysAhead);
  const length = start_day && end_day ? tripDays(start_day, end_day) : 0;
  return (
    <Question title={t('when_title')}>
      <div className={css.pair}>
        <TextField
          {...form.wire('start_day')}
          {...wire('start_day')}
          type="date"
          label={t('start_day')}
          min={today}
          max={last}
        />
        <TextField
          {...form.wire('end_day')}
          {...wire('end_day')}
          type="date"
          label={t('end_day')}
          min={start_day || today}
          max={addDays(last, customTripLimits.days)}
        />
      </div>
      <p className={css.note} role="status">
        {length > 0 && t('day_count', { count: length })}
      </p>
    </Question>
  );
}

type Days = Pick<CustomWish, 'start_day' | 'end_day'>;
type Which = keyof Days;

const reversed = ({ start_day, end_day }: Days): boolean =>
  start_day !== '' && end_day !== '' && end_day < start_day;

/**
 * Warns of an end before the start and puts the change back (CUSTOM-1): at once for a day from the calendar,
 * for a typed one when its field is left.
 */
function useTripDays(days: Days, onChange: (days: Partial<Days>) => void, warn: (which: Which) => void) {
  const typing = useRef(false);
  const [typed, setTyped] = useState<{ readonly which: Which; readonly day: string } | null>(null);

  const judge = (which: Which, day: string): boolean => {
    typing.current = false;
    setTyped(null);
    if (reversed({ ...days, [which]: day })) {
      warn(which);
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

export function ContactSection({ form }: SectionProps): ReactNode {
  const t = useT('bookingCustom');
  const booking = useT(namespace);
  const { user } = useSession();
  const telHome = useTelHome();
  const { values: draft, set } = form;
  return (
    <Question title={t('more_title')}>
      <TextField
        {...form.text('budget')}
        label={t('budget')}
        hint={t('budget_hint')}
        optional
        maxLength={customTripLimits.budget}
      />
      <TextArea
        {...form.text('memo')}
        label={t('memo')}
        hint={t('memo_hint')}
        optional
        rows={3}
        maxLength={customTripLimits.wish}
      />
      <div className={css.pair}>
        <TextField
          {...form.text('email')}
          label={booking('email')}
          hint={user?.email_confirmed ? t('email_hint') : booking('email_unconfirmed')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
        <TelField
          {...form.wire('tel')}
          {...telHome}
          label={booking('tel')}
          optional
          value={draft.tel}
          onChange={(tel) => set({ tel })}
        />
      </div>
      {!draft.tel && (
        <OwnDetailsButton missing={{ name: false, tel: true }} onUse={({ tel }) => tel && set({ tel })} />
      )}
    </Question>
  );
}
