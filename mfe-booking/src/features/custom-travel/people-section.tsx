import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { countField, memTypes } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import { Stepper } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './custom-travel.module.css';
import { Section, type SectionProps } from './section.tsx';

/** Who comes, by age on the day of departure. */
export function PeopleSection({ form, problems }: SectionProps): ReactNode {
  const t = useT('bookingCustom');
  const common = useT('common');
  const { wish, set } = form;
  return (
    <Section title={t('who_title')}>
      <p className={css.note}>{common('traveller_band_note')}</p>
      {memTypes.map((memType) => {
        const field = countField[memType];
        const { ref, error } = problems.wire(field);
        return (
          <Stepper
            key={memType}
            ref={ref}
            label={common(`traveller_${memType}`)}
            // What infants pay is the quote's to say.
            note={memType === 'child' ? t('infant_band') : common(`traveller_${memType}_band`)}
            error={error}
            value={wish[field]}
            max={customTripLimits.people}
            onChange={(count) => {
              problems.clear(field);
              set({ [field]: count });
            }}
          />
        );
      })}
    </Section>
  );
}
