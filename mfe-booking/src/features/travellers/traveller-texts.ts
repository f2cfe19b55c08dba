import type { OrderDetail, TypedTravellers } from '@narae/contracts';
import { seatsOf, travellerField, type TravellersDraft } from '@narae/rules';
import type { PeopleTexts } from '../../shared/people/use-kept-form.ts';

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
export const beginning = (booking: OrderDetail, ownEmail: string): PeopleTexts => {
  const { tel, email, travellers } = booking.draft ?? booking;
  return Object.assign(
    { tel, email: booking.draft ? email : email || ownEmail },
    ...travellers.map(textsOf),
  ) as PeopleTexts;
};

/** Without what is never kept: the passport's lines (DOC-10), the box and the day of birth (ORDER-19). */
export const typedTravellersIn = (booking: OrderDetail, texts: PeopleTexts): TypedTravellers => ({
  tel: texts['tel'] ?? '',
  email: texts['email'] ?? '',
  travellers: seatsOf(booking).map((seat) => ({
    mem_type: seat.memType,
    sort_order: seat.index,
    mem_nm: texts[travellerField.name(seat)] ?? '',
    passport_no: texts[travellerField.passportNo(seat)] ?? '',
    passport_expiry: texts[travellerField.passportExpiry(seat)] ?? '',
    visa_no: texts[travellerField.visaNo(seat)] ?? '',
    city: texts[travellerField.city(seat)] ?? '',
  })),
});

export const travellersDraftOf = (booking: OrderDetail, texts: PeopleTexts): TravellersDraft => {
  const { tel, email, travellers } = typedTravellersIn(booking, texts);
  return {
    party: booking,
    flags: booking.documents,
    tel,
    email,
    names: travellers.map((person) => ({
      ...person,
      passport_lines:
        texts[travellerField.passportLines({ memType: person.mem_type, index: person.sort_order })] ?? '',
    })),
    returnDay: booking.end_ymd_format,
    files: booking.files,
  };
};
