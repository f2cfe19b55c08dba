import { customTripLimits, otherTravelType } from '@narae/contracts/custom-trip-limits';
import { useT } from '@narae/shell-sdk';
import { TextArea, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import type { CodeTables } from '../../shared/custom/use-code-tables.ts';
import { CodeBoxes } from './code-boxes.tsx';
import { Section, type SectionProps } from './section.tsx';

/** Kinds of travel, places, and what should not be missed. */
export function InterestsSection({
  form,
  problems,
  tables,
}: SectionProps & { readonly tables: CodeTables }): ReactNode {
  const t = useT('bookingCustom');
  const { wish, set } = form;
  return (
    <Section title={t('what_title')}>
      <CodeBoxes
        legend={t('types')}
        field="travel_types"
        problems={problems}
        codes={tables.travelTypes}
        chosen={wish.travel_types}
        onChange={(travel_types) =>
          set({
            travel_types,
            // Its line goes with the box that opened it.
            ...(!travel_types.includes(otherTravelType) && { travel_type_etc: '' }),
          })
        }
      />
      {wish.travel_types.includes(otherTravelType) && (
        <TextField
          {...problems.wire('travel_type_etc')}
          label={t('type_etc')}
          maxLength={customTripLimits.other}
          value={wish.travel_type_etc}
          onChange={(event) => set({ travel_type_etc: event.target.value })}
        />
      )}
      <CodeBoxes
        legend={t('places')}
        field="destinations"
        problems={problems}
        codes={tables.destinations}
        chosen={wish.destinations}
        onChange={(destinations) => set({ destinations })}
      />
      <TextField
        {...problems.wire('destination_etc')}
        label={t('place_etc')}
        optional
        maxLength={customTripLimits.other}
        value={wish.destination_etc}
        onChange={(event) => set({ destination_etc: event.target.value })}
      />
      <TextArea
        {...problems.wire('activity')}
        label={t('activity')}
        hint={t('activity_hint')}
        optional
        rows={3}
        maxLength={customTripLimits.wish}
        value={wish.activity}
        onChange={(event) => set({ activity: event.target.value })}
      />
    </Section>
  );
}
