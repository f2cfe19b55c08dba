import { useNavigate, useT } from '@narae/shell-sdk';
import { Button, TextField } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { adminLink } from '../admin-link.ts';
import css from './cancellations.module.css';

/** The way to the organiser's own cancellation of a departure, by the product's number. */
export function FindDeparture(): ReactNode {
  const t = useT('bookingCancellations');
  const navigate = useNavigate();
  const [prod_id, setProdId] = useState('');
  const open = (event: FormEvent): void => {
    event.preventDefault();
    // Numbers have no other signs, and the server takes no other.
    const number = prod_id
      .trim()
      .toUpperCase()
      .replace(/[^\w-]/g, '');
    if (number) void navigate(adminLink('cancellations', { id: number }));
  };
  return (
    <form className={css.form} onSubmit={open}>
      <p className={css.note}>{t('departure_note')}</p>
      <TextField
        label={t('departure_number')}
        value={prod_id}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => setProdId(target.value)}
        action={<Button type="submit">{t('departure_open')}</Button>}
      />
    </form>
  );
}
