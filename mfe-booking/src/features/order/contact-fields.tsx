import type { OrderDetail } from '@narae/contracts';
import { MAX_AREA_LENGTH } from '@narae/contracts/contact-limits';
import { MAX_EMAIL_LENGTH } from '@narae/contracts/email-pattern';
import { orderDetail, orderUpdate, reservInfoUpdate } from '@narae/contracts/rows';
import { shownTel } from '@narae/rules';
import { ApiError, call, toast, useLocale, useT } from '@narae/shell-sdk';
import { TextField } from '@narae/ui';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './order-page.module.css';

type Saved = 'email' | 'area';

/** Name and phone to read, the e-mail to correct, and outside Chinese the area; each is saved as soon as it is left (ORDER-3). */
export function ContactFields({ booking }: { readonly booking: OrderDetail }): ReactNode {
  const t = useT(namespace);
  const { lanTp } = useLocale();
  const { invalidate } = useCallCache();
  const [values, setValues] = useState({ email: booking.email, area: booking.area });
  const [problem, setProblem] = useState<{ field: Saved; text: string } | null>(null);
  const { order_id, cart_id } = booking;

  const save = async (field: Saved): Promise<void> => {
    const value = values[field].trim();
    if (value === booking[field]) return;
    try {
      await (field === 'email'
        ? call(orderUpdate, { order_id, email: value })
        : call(reservInfoUpdate, { order_id, area: value }));
      toast.show({ key: 'update_success', kind: 'success' });
      void invalidate(orderDetail, { cart_id });
    } catch (error) {
      if (error instanceof ApiError && error.message) setProblem({ field, text: error.message });
      toast.rejection(error);
    }
  };
  const wire = (field: Saved) => ({
    value: values[field],
    error: problem?.field === field ? problem.text : undefined,
    onChange: (event: { target: { value: string } }) => {
      setProblem(null);
      setValues({ ...values, [field]: event.target.value });
    },
    onBlur: () => void save(field),
  });

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
