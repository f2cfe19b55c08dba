import type { ReactNode } from 'react';
import { MAX_EMAIL_LENGTH } from '@narae/contracts/email-pattern';
import { useT, useTelHome } from '@narae/shell-sdk';
import { TelField } from '@narae/shop-ui';
import { TextField } from '@narae/ui';
import { NameField } from './name-field.tsx';
import { OwnDetailsButton, type OwnDetails } from './own-details.tsx';
import css from './people.module.css';
import type { Problems } from './use-problems.ts';
import { namespace } from '../../texts.ts';

interface Lead {
  readonly badge: string;
  readonly contact: Omit<ContactFieldsProps, 'problems'>;
  readonly onUse: (own: OwnDetails) => void;
}

interface PersonCardProps {
  readonly title: string;
  /** As complaints name it. */
  readonly nameField: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly lead: Lead | null;
  /** Saved travellers to choose from (ORDER-19). */
  readonly saved: ReactNode;
  readonly problems: Problems;
  readonly children: ReactNode;
}

/** Name as in the passport, and for the first person the contact (ORDER-3, PEOPLE-5). */
export function PersonCard(props: PersonCardProps): ReactNode {
  const { title, nameField, name, onName, lead, saved, problems, children } = props;
  const tel = lead?.contact.tel;
  return (
    <fieldset className={css.card}>
      <legend className={css.person}>
        {title}
        {lead && <span className={css.lead}>{lead.badge}</span>}
      </legend>
      {saved}
      {lead && (!name || !tel) && (
        <OwnDetailsButton missing={{ name: !name, tel: !tel }} onUse={lead.onUse} />
      )}
      <NameField field={nameField} problems={problems} value={name} onChange={onName} own={lead !== null} />
      {lead && <ContactFields {...lead.contact} problems={problems} />}
      {children}
    </fieldset>
  );
}

interface ContactFieldsProps {
  readonly problems: Problems;
  readonly tel: string;
  readonly onTel: (tel: string) => void;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly children?: ReactNode;
}

function ContactFields({ problems, tel, onTel, email, onEmail, children }: ContactFieldsProps): ReactNode {
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
