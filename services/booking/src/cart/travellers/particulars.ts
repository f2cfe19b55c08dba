import type { Traveller } from '@narae/contracts';
import type { NamedPerson } from '@narae/rules';
import { sealText, unsealText } from '@narae/service-kit';
import {
  type BookingTraveller,
  inTravellerOrder,
  type PlainBooking,
  withoutParticulars,
} from '../../kernel/index.ts';

export type Particulars = Pick<Traveller, 'passport_no' | 'passport_expiry' | 'visa_no' | 'city'>;

const none: Particulars = { passport_no: '', passport_expiry: '', visa_no: '', city: '' };
const names = Object.keys(none) as (keyof Particulars)[];

const readParticulars = (
  { rv_mem_id, particulars }: Pick<BookingTraveller, 'rv_mem_id' | 'particulars'>,
  key: Buffer,
): Particulars =>
  particulars === undefined
    ? none
    : { ...none, ...(JSON.parse(unsealText(particulars, key, rv_mem_id)) as Particulars) };

/** An absent field keeps what is known, an empty text clears it; nothing is stored for nothing (ORDER-12). */
export const withParticulars = (
  person: Omit<BookingTraveller, 'particulars'>,
  given: Pick<NamedPerson, keyof Particulars>,
  existing: BookingTraveller | undefined,
  key: Buffer,
): BookingTraveller => {
  const before = existing ? readParticulars(existing, key) : none;
  const all = names.map((name) => [name, given[name] ?? before[name]] as const);
  if (all.every(([, text]) => text === '')) return person;
  return { ...person, particulars: sealText(JSON.stringify(Object.fromEntries(all)), key, person.rv_mem_id) };
};

export const travellerView = (person: BookingTraveller, key: Buffer): Traveller => ({
  ...withoutParticulars(person),
  ...readParticulars(person, key),
});

export const travellersOf = ({ travellers }: Pick<PlainBooking, 'travellers'>, key: Buffer): Traveller[] =>
  travellers.toSorted(inTravellerOrder).map((person) => travellerView(person, key));
