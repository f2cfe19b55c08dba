import type { MyOrder } from '@narae/contracts';
import { desk, deskMailHref, deskTelHref } from '@narae/contracts/desk';
import { shownTel } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './my-order.module.css';
import { Section } from './section.tsx';

/** Whom the shop writes to about this order, and how its people are reached. */
export function ContactSection({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const common = useT('common');
  const yours = [order.buyername, shownTel(order.tel), order.email, order.area].filter((one) => one !== '');
  return (
    <Section title={t('contact')}>
      {yours.length > 0 && (
        <div>
          <h3 className={css.small}>{t('contact_you')}</h3>
          {yours.map((one) => (
            <p key={one} className={css.plain}>
              {one}
            </p>
          ))}
        </div>
      )}
      <div>
        <h3 className={css.small}>{t('contact_desk')}</h3>
        <p className={css.plain}>
          <a className={css.reach} href={deskTelHref}>
            {desk.tel}
          </a>
        </p>
        <p className={css.plain}>
          <a className={css.reach} href={deskMailHref(t('contact_subject', { order: order.order_id }))}>
            {desk.email}
          </a>
        </p>
        <p className={css.soft}>{common('footer_hours')}</p>
      </div>
    </Section>
  );
}
