import type { OrderDetail, TypedTravellers } from '@narae/contracts';
import { seatsOf, travellerField, type Seat, type TravellersDraft } from '@narae/rules';
import { useSession } from '@narae/shell-sdk';
import { useState } from 'react';
import type { OwnDetails } from './own-details.tsx';
import { useKeepDraft } from './use-keep-draft.ts';

export interface TravellersFields {
  readonly tel: string;
  readonly email: string;
  /** By field name (`name.adult.1`). */
  readonly names: Readonly<Record<string, string>>;
}

/** What the fields begin with: what was typed and not saved yet, else what the order holds. */
const beginning = (booking: OrderDetail, ownEmail: string): TravellersFields => {
  const { tel, email, travellers } = booking.draft ?? booking;
  return {
    tel,
    // An address that was emptied stays empty.
    email: booking.draft ? email : email || ownEmail,
    names: Object.fromEntries(
      travellers.map((row) => [
        travellerField.name({ memType: row.mem_type, index: row.sort_order }),
        row.mem_nm,
      ]),
    ),
  };
};

/** The traveller screen's fields; what is typed is kept on the server by and by (ORDER-10). */
export function useDraft(booking: OrderDetail) {
  const { user } = useSession();
  const ownEmail = user?.mem_email ?? '';
  const seats = seatsOf(booking);
  const { failed, keep, stop } = useKeepDraft(booking.cart_id);
  const [fields, setFields] = useState(() => beginning(booking, ownEmail));

  const namesIn = ({ names }: TravellersFields): TypedTravellers['travellers'] =>
    seats.map((seat) => ({
      mem_type: seat.memType,
      sort_order: seat.index,
      mem_nm: names[travellerField.name(seat)] ?? '',
    }));
  const change = (changed: Partial<TravellersFields>): void => {
    const now = { ...fields, ...changed };
    setFields(now);
    keep({ tel: now.tel, email: now.email, travellers: namesIn(now) });
  };

  const draft: TravellersDraft = {
    party: booking,
    flags: booking.documents,
    tel: fields.tel,
    email: fields.email,
    names: namesIn(fields),
    files: booking.files,
  };
  return {
    seats,
    fields,
    draft,
    /** What was typed could not be kept for now. */
    unkept: failed,
    /** Keeps nothing more; resolves when nothing is on its way. */
    stopKeeping: stop,
    /** Keeps what the fields hold after all. */
    keepOn: (): void => change({}),
    change,
    nameOf: (seat: Seat): string => fields.names[travellerField.name(seat)] ?? '',
    setName: (seat: Seat, name: string): void =>
      change({ names: { ...fields.names, [travellerField.name(seat)]: name } }),
    /** Fills in what the account knows of the lead traveller. */
    fill: (seat: Seat, { name, tel }: OwnDetails): void =>
      change({
        ...(name && { names: { ...fields.names, [travellerField.name(seat)]: name } }),
        ...(tel && { tel }),
      }),
    setTel: (tel: string): void => change({ tel }),
    setEmail: (email: string): void => change({ email }),
    clear: (): void => setFields({ tel: '', email: ownEmail, names: {} }),
  };
}
