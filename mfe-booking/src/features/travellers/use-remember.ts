import type { Companion } from '@narae/contracts';
import { companions, companionSave } from '@narae/contracts/rows';
import { isBirthDay, seoulDay, travellerField, type Seat, type Violation } from '@narae/rules';
import { call, toast } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import type { TravellersFormState } from './use-draft.ts';

/** The fields of a seat filled with a saved person; what that person never gave is emptied, so that nobody else's stays. */
export const fieldsOf = (seat: Seat, person: Companion): Record<string, string> => ({
  [travellerField.name(seat)]: person.mem_nm,
  [travellerField.birthDay(seat)]: person.birth_day,
  [travellerField.passportLines(seat)]: '',
  [travellerField.passportNo(seat)]: person.passport_no,
  [travellerField.passportExpiry(seat)]: person.passport_expiry,
  [travellerField.visaNo(seat)]: person.visa_no,
  [travellerField.city(seat)]: person.city,
});

/** Saving the travellers whose box is ticked for later orders (ORDER-19). */
export function useRemember(form: TravellersFormState) {
  const { invalidate } = useCallCache();
  const people = form.draft.names.flatMap((person) => {
    const seat: Seat = { memType: person.mem_type, index: person.sort_order };
    const birth_day = form.textOf(travellerField.birthDay(seat));
    return form.textOf(travellerField.remember(seat)) === 'Y' ? [{ person, seat, birth_day }] : [];
  });

  /** The first of them without a day of birth; null when all can be saved. */
  const missing = (): Violation | null => {
    const today = seoulDay(new Date());
    const unborn = people.find(({ birth_day }) => !isBirthDay(birth_day, today));
    return unborn ? { error: 'companion_birth_input', field: travellerField.birthDay(unborn.seat) } : null;
  };

  /** Saves them; whoever cannot be saved is said, and the order stands all the same. */
  const remember = async (): Promise<void> => {
    for (const { person, birth_day } of people) {
      const { mem_nm, passport_no, passport_expiry, visa_no, city } = person;
      try {
        await call(companionSave, {
          mem_nm,
          birth_day,
          // What was left empty here may be known from another order: it stays.
          ...(passport_no && { passport_no }),
          ...(passport_expiry && { passport_expiry }),
          ...(visa_no && { visa_no }),
          ...(city && { city }),
        });
      } catch (error) {
        toast.rejection(error);
      }
    }
    if (people.length > 0) void invalidate(companions);
  };
  return { missing, remember };
}
