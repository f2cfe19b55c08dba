import type { memTypes, onePerPerson } from '@narae/rules';

type MemType = (typeof memTypes)[number];
type OnePerPerson = (typeof onePerPerson)[number];

type ChoiceKey =
  | `traveller_${MemType}`
  | `traveller_${MemType}_band`
  | 'discount_pct'
  | 'infant_takes_seat'
  | 'rooms'
  | 'rooms_placed'
  | `options_${OnePerPerson}`
  | `options_${OnePerPerson}_none`
  | 'options'
  | 'options_none'
  | 'options_placed'
  | 'option_participants';

/** The translator of the `common` pack, as far as the choices of a trip ask it. */
export type TripChoiceText = (key: ChoiceKey, params?: Readonly<Record<string, number>>) => string;
