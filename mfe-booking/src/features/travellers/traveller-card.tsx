import '../../shared/companions/texts.ts';
import {
  leadType,
  travellerField,
  type NamedPerson,
  type Seat,
  seoulDay,
  isBirthDay,
  type Violation,
} from '@narae/rules';
import { useT, call, toast, serverTime } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { FIRST_BIRTH_DAY } from '@narae/contracts/companion-limits';
import { Checkbox, TextField } from '@narae/ui';
import type { Companion, OrderDetail } from '@narae/contracts';
import { companions, companionSave } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { CompanionChoice } from '../../shared/companions/companion-choice.tsx';
import { PersonCard } from '../../shared/people/person-card.tsx';
import { namespace } from '../../texts.ts';
import { TravellerDocuments, type TravellerDocumentsProps } from './traveller-documents.tsx';
import type { PeopleForm, PeopleTexts } from '../../shared/people/use-kept-form.ts';
import { travellersDraftOf } from './traveller-texts.ts';

const isOfSeat = ({ mem_type, sort_order }: NamedPerson, { memType, index }: Seat): boolean =>
  mem_type === memType && sort_order === index;

export function TravellerCard({ booking, seat, form, documents }: TravellerDocumentsProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const lead = seat.memType === leadType(booking) && seat.index === 1;
  const nameField = travellerField.name(seat);
  const { names } = travellersDraftOf(booking, form.values);
  return (
    <PersonCard
      form={form}
      title={`${common(`traveller_${seat.memType}`)} ${seat.index}`}
      nameField={nameField}
      lead={lead ? { badge: t('lead') } : null}
      saved={
        <CompanionChoice
          name={form.values[nameField] ?? ''}
          others={names.filter((person) => !isOfSeat(person, seat)).map(({ mem_nm }) => mem_nm)}
          seat={{ memType: seat.memType, departure: booking.ymd_format }}
          onChoose={(companion) => form.set(fieldsOf(seat, companion))}
        />
      }
    >
      <TravellerDocuments booking={booking} seat={seat} form={form} documents={documents} />
      <RememberBox seat={seat} form={form} />
    </PersonCard>
  );
}

interface RememberBoxProps {
  readonly seat: Seat;
  readonly form: PeopleForm;
}

/** Never ticked beforehand; saving asks for the day of birth (ORDER-19). */
function RememberBox({ seat, form }: RememberBoxProps): ReactNode {
  const t = useT('bookingCompanions');
  const boxField = travellerField.remember(seat);
  const birthField = travellerField.birthDay(seat);
  const ticked = form.values[boxField] === 'Y';
  return (
    <>
      <Checkbox
        label={t('remember')}
        note={t('remember_note')}
        checked={ticked}
        onChange={({ target }) => form.set({ [boxField]: target.checked ? 'Y' : '' })}
      />
      {ticked && (
        <TextField
          {...form.text(birthField)}
          type="date"
          label={t('birth_day')}
          autoComplete="off"
          min={FIRST_BIRTH_DAY}
          max={seoulDay(serverTime())}
        />
      )}
    </>
  );
}

/** Fields the saved person never gave are emptied, so that nobody else's stay. */
const fieldsOf = (seat: Seat, person: Companion): Record<string, string> => ({
  [travellerField.name(seat)]: person.mem_nm,
  [travellerField.birthDay(seat)]: person.birth_day,
  [travellerField.passportLines(seat)]: '',
  [travellerField.passportNo(seat)]: person.passport_no,
  [travellerField.passportExpiry(seat)]: person.passport_expiry,
  [travellerField.visaNo(seat)]: person.visa_no,
  [travellerField.city(seat)]: person.city,
});

const remembered = (booking: OrderDetail, texts: PeopleTexts) =>
  travellersDraftOf(booking, texts).names.flatMap((person) => {
    const seat: Seat = { memType: person.mem_type, index: person.sort_order };
    const birth_day = texts[travellerField.birthDay(seat)] ?? '';
    return texts[travellerField.remember(seat)] === 'Y' ? [{ person, seat, birth_day }] : [];
  });

export const missingBirthDay = (booking: OrderDetail, texts: PeopleTexts): Violation | null => {
  const today = seoulDay(serverTime());
  const unborn = remembered(booking, texts).find(({ birth_day }) => !isBirthDay(birth_day, today));
  return unborn ? { error: 'companion_birth_input', field: travellerField.birthDay(unborn.seat) } : null;
};

/** A traveller who cannot be saved is named; the order stands. */
export function useRemember(booking: OrderDetail) {
  const { invalidate } = useCallCache();
  return async (texts: PeopleTexts): Promise<void> => {
    const travellers = remembered(booking, texts);
    for (const { person, birth_day } of travellers) {
      const { mem_nm, passport_no, passport_expiry, visa_no, city } = person;
      try {
        await call(companionSave, {
          mem_nm,
          birth_day,
          // Fields left empty keep what other orders told.
          ...(passport_no && { passport_no }),
          ...(passport_expiry && { passport_expiry }),
          ...(visa_no && { visa_no }),
          ...(city && { city }),
        });
      } catch (error) {
        toast.rejection(error);
      }
    }
    if (travellers.length > 0) void invalidate(companions);
  };
}
