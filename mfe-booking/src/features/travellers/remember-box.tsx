import { FIRST_BIRTH_DAY } from '@narae/contracts/companion-limits';
import { seoulDay, travellerField, type Seat } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import { Checkbox, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../shared/companions/texts.ts';
import type { Problems } from '../../shared/people/use-problems.ts';
import type { TravellersFormState } from './use-draft.ts';

interface RememberBoxProps {
  readonly seat: Seat;
  readonly form: TravellersFormState;
  readonly problems: Problems;
}

/** Whether this traveller is saved for later orders, never ticked beforehand, and the day of birth that this asks for (ORDER-19). */
export function RememberBox({ seat, form, problems }: RememberBoxProps): ReactNode {
  const t = useT('bookingCompanions');
  const boxField = travellerField.remember(seat);
  const birthField = travellerField.birthDay(seat);
  const ticked = form.textOf(boxField) === 'Y';
  return (
    <>
      <Checkbox
        label={t('remember')}
        note={t('remember_note')}
        checked={ticked}
        onChange={({ target }) => form.setText(boxField, target.checked ? 'Y' : '')}
      />
      {ticked && (
        <TextField
          {...problems.wire(birthField)}
          type="date"
          label={t('birth_day')}
          autoComplete="off"
          min={FIRST_BIRTH_DAY}
          max={seoulDay(new Date())}
          value={form.textOf(birthField)}
          onChange={({ target }) => form.setText(birthField, target.value)}
        />
      )}
    </>
  );
}
