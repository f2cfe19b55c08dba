import { countField, discountPct, limits, memTypes, type TripChoice } from '@narae/rules';
import { Stepper } from './stepper.tsx';
import type { TripChoiceText } from './trip-choice-text.ts';

type Party = TripChoice['party'];

export interface PartyChoiceProps {
  party: Party;
  discounts: Parameters<typeof discountPct>[1];
  onChange: (party: Party) => void;
  text: TripChoiceText;
}

/** Travellers by category, with the age band and what each is let off by the product's own rule (MONEY-9). */
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
