import { customTripLimits, hotelStay } from '@narae/contracts/custom-trip-limits';
import { useT } from '@narae/shell-sdk';
import { TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import type { CodeTables } from '../../shared/custom/use-code-tables.ts';
import { CodeRadios } from './code-radios.tsx';
import { Section, type SectionProps } from './section.tsx';

/** Where to sleep; hotels have grades. Everything may be left open. */
export function StaySection({
  form,
  problems,
  tables,
}: SectionProps & { readonly tables: CodeTables }): ReactNode {
  const t = useT('bookingCustom');
  const { wish, set } = form;
  const open = t('stay_open');
  return (
    <Section title={t('stay_title')}>
      <CodeRadios
        legend={t('stay_type')}
        codes={tables.stays}
        open={open}
        chosen={wish.stay_type}
        onChange={(stay_type) => set({ stay_type, ...(stay_type !== hotelStay && { stay_grade: '' }) })}
      />
      {wish.stay_type === hotelStay && (
        <CodeRadios
          legend={t('stay_grade')}
          codes={tables.grades}
          open={open}
          chosen={wish.stay_grade}
          onChange={(stay_grade) => set({ stay_grade })}
        />
      )}
      <CodeRadios
        legend={t('stay_room')}
        codes={tables.rooms}
        open={open}
        chosen={wish.stay_room}
        onChange={(stay_room) => set({ stay_room })}
      />
      <CodeRadios
        legend={t('stay_bed')}
        codes={tables.beds}
        open={open}
        chosen={wish.stay_bed}
        onChange={(stay_bed) => set({ stay_bed })}
      />
      <TextField
        {...problems.wire('stay_etc')}
        label={t('stay_etc')}
        hint={t('stay_etc_hint')}
        optional
        maxLength={customTripLimits.other}
        value={wish.stay_etc}
        onChange={(event) => set({ stay_etc: event.target.value })}
      />
    </Section>
  );
}
