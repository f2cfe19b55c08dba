import type { ReactNode } from 'react';
import { IconWarning } from '../icons/actions.tsx';
import css from './field.module.css';

/** Why a form was not sent, where that belongs to none of its fields. */
export function FormNotice({ text }: { text: ReactNode }) {
  if (!text) return null;
  return (
    <p className={css.error} role="alert">
      <IconWarning size={16} />
      <span>{text}</span>
    </p>
  );
}
