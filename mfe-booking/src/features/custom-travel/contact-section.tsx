import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { useT, useTelHome } from '@narae/shell-sdk';
import { TelField } from '@narae/shop-ui';
import { TextArea, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { OwnDetailsButton } from '../../shared/people/own-details.tsx';
import { namespace } from '../../texts.ts';
import css from './custom-travel.module.css';
import { Section, type SectionProps } from './section.tsx';

/** Budget, anything else, and where the answer goes. */
export function ContactSection({ form, problems }: SectionProps): ReactNode {
  const t = useT('bookingCustom');
  const booking = useT(namespace);
  const telHome = useTelHome();
  const { wish, set } = form;
  return (
    <Section title={t('more_title')}>
      <TextField
        {...problems.wire('budget')}
        label={t('budget')}
        hint={t('budget_hint')}
        optional
        maxLength={customTripLimits.budget}
        value={wish.budget}
        onChange={(event) => set({ budget: event.target.value })}
      />
      <TextArea
        {...problems.wire('memo')}
        label={t('memo')}
        hint={t('memo_hint')}
        optional
        rows={3}
        maxLength={customTripLimits.wish}
        value={wish.memo}
        onChange={(event) => set({ memo: event.target.value })}
      />
      <div className={css.pair}>
        <TextField
          {...problems.wire('email')}
          label={booking('email')}
          hint={t('email_hint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={wish.email}
          onChange={(event) => set({ email: event.target.value })}
        />
        <TelField
          {...problems.wire('tel')}
          {...telHome}
          label={booking('tel')}
          optional
          value={wish.tel}
          onChange={(tel) => set({ tel })}
        />
      </div>
      {!wish.tel && (
        <OwnDetailsButton missing={{ name: false, tel: true }} onUse={({ tel }) => tel && set({ tel })} />
      )}
    </Section>
  );
}
