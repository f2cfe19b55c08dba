import type { OrderDetail, TypedTravellers } from '@narae/contracts';
import { orderDetail, travellersDraft } from '@narae/contracts/rows';
import { seatsOf, travellerField, type Seat, type TravellersDraft } from '@narae/rules';
import { call, useSession } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import type { OwnDetails } from '../../shared/people/own-details.tsx';
import { useKeepDraft } from '../../shared/people/draft-keeper.ts';

interface TravellersFields {
  readonly tel: string;
  readonly email: string;
  /** By field name (`name.adult.1`, `passport_no.adult.1`). */
  readonly texts: Readonly<Record<string, string>>;
}

type Person = TypedTravellers['travellers'][number];

const textsOf = ({ mem_type, sort_order, mem_nm, passport_no, passport_expiry, visa_no, city }: Person) => {
  const seat = { memType: mem_type, index: sort_order };
  return {
    [travellerField.name(seat)]: mem_nm,
    [travellerField.passportNo(seat)]: passport_no ?? '',
    [travellerField.passportExpiry(seat)]: passport_expiry ?? '',
    [travellerField.visaNo(seat)]: visa_no ?? '',
    [travellerField.city(seat)]: city ?? '',
  };
};

/** What was typed and not saved yet, else what the order holds. */
const beginning = (booking: OrderDetail, ownEmail: string): TravellersFields => {
  const { tel, email, travellers } = booking.draft ?? booking;
  return {
    tel,
    email: booking.draft ? email : email || ownEmail,
    texts: Object.assign({}, ...travellers.map(textsOf)) as Record<string, string>,
  };
};

const personsIn = (seats: readonly Seat[], { texts }: TravellersFields): Person[] =>
  seats.map((seat) => ({
    mem_type: seat.memType,
    sort_order: seat.index,
    mem_nm: texts[travellerField.name(seat)] ?? '',
    passport_no: texts[travellerField.passportNo(seat)] ?? '',
    passport_expiry: texts[travellerField.passportExpiry(seat)] ?? '',
    visa_no: texts[travellerField.visaNo(seat)] ?? '',
    city: texts[travellerField.city(seat)] ?? '',
  }));

const draftOf = (
  booking: OrderDetail,
  seats: readonly Seat[],
  fields: TravellersFields,
): TravellersDraft => ({
  party: booking,
  flags: booking.documents,
  tel: fields.tel,
  email: fields.email,
  names: personsIn(seats, fields).map((person) => ({
    ...person,
    // Sent to be checked, never kept with what was typed (DOC-10).
    passport_lines:
      fields.texts[travellerField.passportLines({ memType: person.mem_type, index: person.sort_order })] ??
      '',
  })),
  returnDay: booking.end_ymd_format,
  files: booking.files,
});

/** What is typed is kept on the server after each pause (ORDER-10). */
export function useDraft(booking: OrderDetail) {
  const { user } = useSession();
  const ownEmail = user?.mem_email ?? '';
  const seats = seatsOf(booking);
  const { cart_id } = booking;
  const { replace } = useCallCache();
  const { failed, keep, stop } = useKeepDraft(`travellers ${cart_id}`);
  const [fields, setFields] = useState(() => beginning(booking, ownEmail));

  const change = (changed: Partial<TravellersFields>): void => {
    const now = { ...fields, ...changed };
    setFields(now);
    // A paid order holds papers that somebody may be looking at: nothing is kept before it is saved.
    if (booking.txn_type === 'P') return;
    const typed = { tel: now.tel, email: now.email, travellers: personsIn(seats, now) };
    // The screen begins with this answer when it is opened again.
    replace(orderDetail, { cart_id }, (rows) => rows.map((row) => ({ ...row, draft: typed })));
    keep((leaving) => call(travellersDraft, { cart_id, ...typed }, { keepalive: leaving }));
  };

  return {
    seats,
    fields,
    draft: draftOf(booking, seats, fields),
    unkept: failed,
    /** Resolves when nothing is on its way. */
    stopKeeping: stop,
    keepOn: (): void => change({}),
    textOf: (field: string): string => fields.texts[field] ?? '',
    setText: (field: string, text: string): void => change({ texts: { ...fields.texts, [field]: text } }),
    setTexts: (texts: Readonly<Record<string, string>>): void =>
      change({ texts: { ...fields.texts, ...texts } }),
    fill: (seat: Seat, { name, tel }: OwnDetails): void =>
      change({
        ...(name && { texts: { ...fields.texts, [travellerField.name(seat)]: name } }),
        ...(tel && { tel }),
      }),
    setTel: (tel: string): void => change({ tel }),
    setEmail: (email: string): void => change({ email }),
    clear: (): void => setFields({ tel: '', email: ownEmail, texts: {} }),
  };
}

export type TravellersFormState = ReturnType<typeof useDraft>;
