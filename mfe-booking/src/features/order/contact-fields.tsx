import type { OrderDetail } from '@narae/contracts';
import { MAX_AREA_LENGTH } from '@narae/contracts/contact-limits';
import { MAX_EMAIL_LENGTH } from '@narae/contracts/email-pattern';
import { shownTel } from '@narae/rules';
import { useLocale, useT } from '@narae/shell-sdk';
import { TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './order-page.module.css';
import type { Contact } from './use-contact.ts';

interface ContactFieldsProps {
  readonly booking: OrderDetail;
  readonly contact: Contact;
}

/** Name and phone to read, the e-mail to correct, and outside Chinese the area (ORDER-3). */
export function ContactFields({ booking, contact: { wire } }: ContactFieldsProps): ReactNode {
  const t = useT(namespace);
  const { lanTp } = useLocale();

  return (
    <section className={css.block}>
      <h2>{t('contact')}</h2>
      <div className={css.fields}>
        <TextField label={t('name')} value={booking.buyername} readOnly />
        <TextField label={t('tel')} value={shownTel(booking.tel)} readOnly />
        <TextField
          {...wire('email')}
          label={t('email')}
          hint={t('email_saved_hint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
        />
        {lanTp !== 'CHN' && (
          <TextField
            {...wire('area')}
            label={t('area')}
            hint={t('area_hint')}
            optional
            maxLength={MAX_AREA_LENGTH}
          />
        )}
      </div>
    </section>
  );
}
