import type { ReactNode } from 'react';
import { ContactFields, type ContactFieldsProps } from './contact-fields.tsx';
import { NameField } from './name-field.tsx';
import { OwnDetailsButton, type OwnDetails } from './own-details.tsx';
import css from './people.module.css';
import type { Problems } from './use-problems.ts';

/** What only the first person is asked. */
interface Lead {
  readonly badge: string;
  readonly contact: Omit<ContactFieldsProps, 'problems'>;
  /** Takes what the account knows of the member. */
  readonly onUse: (own: OwnDetails) => void;
}

interface PersonCardProps {
  readonly title: string;
  /** Name of the control of the name, as complaints name it. */
  readonly nameField: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly lead: Lead | null;
  /** The member's saved travellers to choose from (ORDER-19). */
  readonly saved: ReactNode;
  readonly problems: Problems;
  /** What else is asked of this person: documents above all. */
  readonly children: ReactNode;
}

/** One person of a form: the name as in the passport, and for the first the contact (ORDER-3, PEOPLE-5). */
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
