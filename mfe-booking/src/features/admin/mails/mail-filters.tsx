import { sentMailKinds, sentMailStates } from '@narae/contracts/sent-mail';
import { useT } from '@narae/shell-sdk';
import { AdminSearch } from '@narae/shell-sdk/admin';
import { Chip, ChipRow, SelectField } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './mails.module.css';
import { MOST_NUMBER, type MailFilter, type useMailFilter } from './use-mail-filter.ts';

type MailFiltersProps = MailFilter & Pick<ReturnType<typeof useMailFilter>, 'put'>;

/** Narrows the list to an order, a reservation or a member, to a kind and to a state. */
export function MailFilters({ of, kind, state, put }: MailFiltersProps): ReactNode {
  const t = useT('bookingAdmin');
  return (
    <div className={css.filters}>
      <AdminSearch
        search={of}
        label={t('mails_search')}
        action={t('mails_find')}
        most={MOST_NUMBER}
        onSearch={(number) => put('q', number)}
      />
      <SelectField
        label={t('mails_kind')}
        value={kind ?? ''}
        onChange={(event) => put('kind', event.target.value)}
        options={[
          { value: '', label: t('mails_all') },
          ...sentMailKinds.map((one) => ({ value: one, label: t(`mail_kind_${one}`) })),
        ]}
      />
      <ChipRow label={t('mails_state')}>
        <Chip selected={!state} onClick={() => put('state', '')}>
          {t('mails_all')}
        </Chip>
        {sentMailStates.map((one) => (
          <Chip key={one} selected={state === one} onClick={() => put('state', one)}>
            {t(`mail_state_${one}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
