import { href, useLocale, useT } from '@narae/shell-sdk';
import { Checkbox, NewWindowLink } from '@narae/ui';
import type { ReactNode } from 'react';
import type { TextWiring } from './use-text-form.ts';
import { namespace } from '../texts.ts';
import css from './consent-fields.module.css';

const boxes = ['agree_terms', 'agree_policy', 'agree_marketing'] as const;
const pages = [
  { page: 'termsInfo', label: 'nav_terms' },
  { page: 'policyInfo', label: 'nav_privacy' },
] as const;

/** What somebody agrees to who joins: terms and privacy, and, if they like, news (ACCOUNT-20). */
export function ConsentFields({
  text,
}: {
  readonly text: (field: (typeof boxes)[number]) => TextWiring;
}): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { lanTp } = useLocale();
  return (
    <div className={css.consent}>
      {boxes.map((field) => {
        const { value, onChange, ...wiring } = text(field);
        return (
          <Checkbox
            key={field}
            {...wiring}
            label={t(field)}
            checked={value === 'Y'}
            onChange={(event) => onChange({ target: { value: event.target.checked ? 'Y' : '' } })}
          />
        );
      })}
      <p className={css.legal}>
        {pages.map(({ page, label }) => (
          <NewWindowLink key={page} href={href(page, { lan_tp: lanTp })}>
            {common(label)}
          </NewWindowLink>
        ))}
      </p>
    </div>
  );
}
