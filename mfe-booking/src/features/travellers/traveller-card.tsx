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
import type { Companion } from '@narae/contracts';
import { companions, companionSave } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { CompanionChoice } from '../../shared/companions/companion-choice.tsx';
import { PersonCard } from '../../shared/people/person-card.tsx';
import { namespace } from '../../texts.ts';
import { TravellerDocuments, type TravellerDocumentsProps } from './traveller-documents.tsx';
import type { Problems } from '../../shared/people/use-problems.ts';
import type { TravellersFormState } from './use-draft.ts';

const isOfSeat = ({ mem_type, sort_order }: NamedPerson, { memType, index }: Seat): boolean =>
  mem_type === memType && sort_order === index;

export function TravellerCard({
  booking,
  seat,
  form,
  documents,
  problems,
}: TravellerDocumentsProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const lead = seat.memType === leadType(booking) && seat.index === 1;
  const nameField = travellerField.name(seat);
  const { tel, email } = form.fields;
  return (
    <PersonCard
      title={`${common(`traveller_${seat.memType}`)} ${seat.index}`}
      nameField={nameField}
      name={form.textOf(nameField)}
      onName={(text) => form.setText(nameField, text)}
      lead={
        lead
          ? {
              badge: t('lead'),
              contact: { tel, onTel: form.setTel, email, onEmail: form.setEmail },
              onUse: (own) => form.fill(seat, own),
            }
          : null
      }
      saved={
        <CompanionChoice
          name={form.textOf(nameField)}
          others={form.draft.names.filter((person) => !isOfSeat(person, seat)).map(({ mem_nm }) => mem_nm)}
          seat={{ memType: seat.memType, departure: booking.ymd_format }}
          onChoose={(companion) => form.setTexts(fieldsOf(seat, companion))}
        />
      }
      problems={problems}
    >
      <TravellerDocuments
        booking={booking}
        seat={seat}
        form={form}
        documents={documents}
        problems={problems}
      />
      <RememberBox seat={seat} form={form} problems={problems} />
    </PersonCard>
  );
}

interface RememberBoxProps {
  readonly seat: Seat;
  readonly form: TravellersFormState;
  readonly problems: Problems;
}

/** Never ticked beforehand; saving asks for the day of birth (ORDER-19). */
function RememberBox({ seat, form, problems }: RememberBoxProps): ReactNode {
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
          max={seoulDay(serverTime())}
          value={form.textOf(birthField)}
          onChange={({ target }) => form.setText(birthField, target.value)}
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

export function useRemember(form: TravellersFormState) {
  const { invalidate } = useCallCache();
  const travellers = form.draft.names.flatMap((person) => {
    const seat: Seat = { memType: person.mem_type, index: person.sort_order };
    const birth_day = form.textOf(travellerField.birthDay(seat));
    return form.textOf(travellerField.remember(seat)) === 'Y' ? [{ person, seat, birth_day }] : [];
  });

  const missing = (): Violation | null => {
    const today = seoulDay(serverTime());
    const unborn = travellers.find(({ birth_day }) => !isBirthDay(birth_day, today));
    return unborn ? { error: 'companion_birth_input', field: travellerField.birthDay(unborn.seat) } : null;
  };

  /** A traveller who cannot be saved is named; the order stands. */
  const remember = async (): Promise<void> => {
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
  return { missing, remember };
}
