import type { OrderDetail } from '@narae/contracts';
import { seatsOf, travellerField, type Seat, type TravellersDraft } from '@narae/rules';
import { useSession } from '@narae/shell-sdk';
import { useState } from 'react';

export interface TravellersFields {
  readonly tel: string;
  readonly email: string;
  /** By field name (`name.adult.1`). */
  readonly names: Readonly<Record<string, string>>;
}

/** The traveller screen's fields, begun with what the order already holds. */
export function useDraft(booking: OrderDetail) {
  const { user } = useSession();
  const seats = seatsOf(booking);
  const [fields, setFields] = useState<TravellersFields>(() => ({
    tel: booking.tel,
    email: booking.email || user?.mem_email || '',
    names: Object.fromEntries(
      booking.travellers.map((row) => [
        travellerField.name({ memType: row.mem_type, index: row.sort_order }),
        row.mem_nm,
      ]),
    ),
  }));

  const nameOf = (seat: Seat): string => fields.names[travellerField.name(seat)] ?? '';
  const draft: TravellersDraft = {
    party: booking,
    flags: booking.documents,
    tel: fields.tel,
    email: fields.email,
    names: seats.map((seat) => ({ mem_type: seat.memType, sort_order: seat.index, mem_nm: nameOf(seat) })),
    files: booking.files,
  };
  return {
    seats,
    fields,
    draft,
    nameOf,
    setName: (seat: Seat, name: string): void =>
      setFields({ ...fields, names: { ...fields.names, [travellerField.name(seat)]: name } }),
    setTel: (tel: string): void => setFields({ ...fields, tel }),
    setEmail: (email: string): void => setFields({ ...fields, email }),
    clear: (): void => setFields({ tel: '', email: user?.mem_email ?? '', names: {} }),
  };
}
