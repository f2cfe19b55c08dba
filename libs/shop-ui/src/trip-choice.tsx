import {
  countField,
  discountPct,
  limits,
  memTypes,
  roomBounds,
  type onePerPerson,
  type TripChoice,
} from '@narae/rules';
import { ChoiceGroup, Stepper } from '@narae/ui';

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
  | 'option_participants'
  | 'option_left'
  | 'state_sold_out';

export type TripChoiceText = (key: ChoiceKey, params?: Readonly<Record<string, number>>) => string;

type Party = TripChoice['party'];

interface PartyChoiceProps {
  party: Party;
  discounts: Parameters<typeof discountPct>[1];
  onChange: (party: Party) => void;
  text: TripChoiceText;
}

/** What each is let off follows the product's own rule (MONEY-9). */
export function PartyChoice({ party, discounts, onChange, text }: PartyChoiceProps) {
  return memTypes.map((memType) => {
    const pct = discountPct(memType, discounts);
    const notes = [
      text(`traveller_${memType}_band`),
      ...(memType === 'child' && discounts.infant_takes_seat ? [text('infant_takes_seat')] : []),
      ...(pct > 0 && pct < 100 ? [text('discount_pct', { pct })] : []),
    ];
    return (
      <Stepper
        key={memType}
        label={text(`traveller_${memType}`)}
        note={notes.join(' · ')}
        value={party[countField[memType]]}
        max={limits.participants}
        onChange={(count) => onChange({ ...party, [countField[memType]]: count })}
      />
    );
  });
}

interface RoomItem {
  value: string;
  label: string;
  note: string;
  type: keyof typeof roomBounds;
}

interface RoomChoiceProps {
  items: readonly RoomItem[];
  counts: Readonly<Record<string, number>>;
  onChange: (counts: Record<string, number>) => void;
  travellers: number;
  text: TripChoiceText;
}

/** Single and double rooms; together everybody who needs a bed (CART-5). */
export function RoomChoice({ items, counts, onChange, travellers, text }: RoomChoiceProps) {
  if (items.length === 0) return null;
  const placed = items.reduce((sum, { value }) => sum + (counts[value] ?? 0), 0);
  return (
    <ChoiceGroup legend={text('rooms')} hint={text('rooms_placed', { placed, all: travellers })}>
      {items.map(({ value, label, note, type }) => (
        <Stepper
          key={value}
          label={label}
          note={note}
          value={counts[value] ?? 0}
          {...roomBounds[type]}
          onChange={(persons) => onChange({ ...counts, [value]: persons })}
        />
      ))}
    </ChoiceGroup>
  );
}
