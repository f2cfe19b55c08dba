import { customTripLimits, otherTravelType, hotelStay } from '@narae/contracts/custom-trip-limits';
import { useT } from '@narae/shell-sdk';
import { TextArea, TextField, Checkbox, ChoiceGroup, RadioCard } from '@narae/ui';
import { type ReactNode, useId } from 'react';
import type { CodeTables, NamedCode } from '../../shared/custom/code-tables.ts';
import { Question, type SectionProps } from './question.tsx';
import css from './custom-travel.module.css';

interface ChoiceProps extends SectionProps {
  readonly tables: CodeTables;
}

export function InterestsSection(props: ChoiceProps): ReactNode {
  const { form, tables } = props;
  const t = useT('bookingCustom');
  const { values: draft, set } = form;
  return (
    <Question title={t('what_title')}>
      <TravelTypes {...props} />
      <CodeBoxes
        legend={t('places')}
        wired={form.wire('destinations')}
        codes={tables.destinations}
        chosen={draft.destinations}
        onChange={(destinations) => set({ destinations })}
      />
      <TextField
        {...form.text('destination_etc')}
        label={t('place_etc')}
        optional
        maxLength={customTripLimits.other}
      />
      <TextArea
        {...form.text('activity')}
        label={t('activity')}
        hint={t('activity_hint')}
        optional
        rows={3}
        maxLength={customTripLimits.wish}
      />
    </Question>
  );
}

function TravelTypes({ form, tables }: ChoiceProps): ReactNode {
  const t = useT('bookingCustom');
  const { values: draft, set } = form;
  return (
    <>
      <CodeBoxes
        legend={t('types')}
        wired={form.wire('travel_types')}
        codes={tables.travelTypes}
        chosen={draft.travel_types}
        onChange={(travel_types) =>
          set({
            travel_types,
            // Its line goes with the box that opened it.
            ...(!travel_types.includes(otherTravelType) && { travel_type_etc: '' }),
          })
        }
      />
      {draft.travel_types.includes(otherTravelType) && (
        <TextField
          {...form.text('travel_type_etc')}
          label={t('type_etc')}
          maxLength={customTripLimits.other}
        />
      )}
    </>
  );
}

interface CodeBoxesProps {
  readonly legend: string;
  readonly wired: ReturnType<SectionProps['form']['wire']>;
  readonly codes: readonly NamedCode[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

function CodeBoxes({ legend, wired, codes, chosen, onChange }: CodeBoxesProps): ReactNode {
  const { ref, error } = wired;
  const toggle = (code: string, on: boolean): void => {
    // In the order of the table, however they were ticked.
    onChange(codes.map((row) => row.code).filter((row) => (row === code ? on : chosen.includes(row))));
  };
  return (
    <ChoiceGroup legend={legend} error={error}>
      <div className={css.tiles}>
        {codes.map(({ code, name }, at) => (
          <Checkbox
            key={code}
            ref={at === 0 ? ref : undefined}
            className={css.tile}
            label={name}
            checked={chosen.includes(code)}
            onChange={(event) => toggle(code, event.target.checked)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

export function StaySection({ form, tables }: ChoiceProps): ReactNode {
  const t = useT('bookingCustom');
  const { values: draft, set } = form;
  const open = t('stay_open');
  return (
    <Question title={t('stay_title')}>
      <CodeRadios
        legend={t('stay_type')}
        codes={tables.stays}
        open={open}
        chosen={draft.stay_type}
        onChange={(stay_type) => set({ stay_type, ...(stay_type !== hotelStay && { stay_grade: '' }) })}
      />
      {draft.stay_type === hotelStay && (
        <CodeRadios
          legend={t('stay_grade')}
          codes={tables.grades}
          open={open}
          chosen={draft.stay_grade}
          onChange={(stay_grade) => set({ stay_grade })}
        />
      )}
      <CodeRadios
        legend={t('stay_room')}
        codes={tables.rooms}
        open={open}
        chosen={draft.stay_room}
        onChange={(stay_room) => set({ stay_room })}
      />
      <CodeRadios
        legend={t('stay_bed')}
        codes={tables.beds}
        open={open}
        chosen={draft.stay_bed}
        onChange={(stay_bed) => set({ stay_bed })}
      />
      <TextField
        {...form.text('stay_etc')}
        label={t('stay_etc')}
        hint={t('stay_etc_hint')}
        optional
        maxLength={customTripLimits.other}
      />
    </Question>
  );
}

interface CodeRadiosProps {
  readonly legend: string;
  readonly codes: readonly NamedCode[];
  readonly open: string;
  readonly chosen: string;
  readonly onChange: (code: string) => void;
}

function CodeRadios({ legend, codes, open, chosen, onChange }: CodeRadiosProps): ReactNode {
  const name = useId();
  return (
    <ChoiceGroup legend={legend}>
      <div className={css.tiles}>
        {[{ code: '', name: open }, ...codes].map((row) => (
          <RadioCard
            key={row.code}
            className={css.radio}
            name={name}
            title={row.name}
            checked={chosen === row.code}
            onChange={() => onChange(row.code)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
