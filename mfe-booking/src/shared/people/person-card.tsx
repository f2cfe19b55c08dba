import type { ReactNode } from 'react';
import { MAX_EMAIL_LENGTH } from '@narae/contracts/email-pattern';
import { useT, useTelHome } from '@narae/shell-sdk';
import { TelField } from '@narae/shop-ui';
import { TextField } from '@narae/ui';
import { NameField } from './name-field.tsx';
import { OwnDetailsButton } from './own-details.tsx';
import css from './people.module.css';
import type { PeopleForm } from './use-kept-form.ts';
import { namespace } from '../../texts.ts';

interface Lead {
  readonly badge: string;
  /** What comes to the address; without it, the confirmation of an order. */
  readonly emailHint?: string;
  /** After the contact. */
  readonly residence?: ReactNode;
}

interface PersonCardProps {
  readonly form: PeopleForm;
  readonly title: string;
  /** As complaints name it. */
  readonly nameField: string;
  readonly lead: Lead | null;
  /** Saved travellers to choose from (ORDER-19). */
  readonly saved: ReactNode;
  readonly children: ReactNode;
}

/** Name as in the passport, and for the first person the contact (ORDER-3, PEOPLE-5). */
export function PersonCard({ form, title, nameField, lead, saved, children }: PersonCardProps): ReactNode {
  const name = form.values[nameField] ?? '';
  const tel = form.values['tel'] ?? '';
  return (
    <fieldset className={css.card}>
      <legend className={css.person}>
        {title}
        {lead && <span className={css.lead}>{lead.badge}</span>}
      </legend>
      {saved}
      {lead && (!name || !tel) && (
        <OwnDetailsButton
          missing={{ name: !name, tel: !tel }}
          onUse={(own) =>
            form.set({ ...(own.name && { [nameField]: own.name }), ...(own.tel && { tel: own.tel }) })
          }
        />
      )}
      <NameField wired={form.text(nameField)} own={lead !== null} />
      {lead && (
        <ContactFields form={form} emailHint={lead.emailHint}>
          {lead.residence}
        </ContactFields>
      )}
      {children}
    </fieldset>
  );
}

interface ContactFieldsProps extends Pick<PersonCardProps, 'form' | 'children'> {
  readonly emailHint: string | undefined;
}

function ContactFields({ form, emailHint, children }: ContactFieldsProps): ReactNode {
  const t = useT(namespace);
  const telHome = useTelHome();
  return (
    <div className={css.contact}>
      <TelField {...form.text('tel')} {...telHome} label={t('tel')} onChange={(tel) => form.set({ tel })} />
      <TextField
        {...form.text('email')}
        label={t('email')}
        hint={emailHint ?? t('email_hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
      />
      {children}
    </div>
  );
}
