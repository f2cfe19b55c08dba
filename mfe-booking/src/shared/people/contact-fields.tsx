import { MAX_EMAIL_LENGTH } from '@narae/contracts/email-pattern';
import { useT, useTelHome } from '@narae/shell-sdk';
import { TelField } from '@narae/shop-ui';
import { TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './people.module.css';
import type { Problems } from './use-problems.ts';

export interface ContactFieldsProps {
  readonly problems: Problems;
  readonly tel: string;
  readonly onTel: (tel: string) => void;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** More fields of the same person. */
  readonly children?: ReactNode;
}

/** Telephone and email of the first person (ORDER-3). */
export function ContactFields({
  problems,
  tel,
  onTel,
  email,
  onEmail,
  children,
}: ContactFieldsProps): ReactNode {
  const t = useT(namespace);
  const telHome = useTelHome();
  return (
    <div className={css.contact}>
      <TelField {...problems.wire('tel')} {...telHome} label={t('tel')} value={tel} onChange={onTel} />
      <TextField
        {...problems.wire('email')}
        label={t('email')}
        hint={t('email_hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      {children}
    </div>
  );
}
