import { sentMailKinds, sentMailStates } from '@narae/contracts/sent-mail';
import { useT } from '@narae/shell-sdk';
import { Button, Chip, ChipRow, SelectField, TextField } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import css from './mails.module.css';
import type { MailFilter, useMailFilter } from './use-mail-filter.ts';

type MailFiltersProps = MailFilter & Pick<ReturnType<typeof useMailFilter>, 'put'>;

/** Narrows the list to an order, a reservation or a member, to a kind and to a state. */
export function MailFilters({ of, kind, state, put }: MailFiltersProps): ReactNode {
  const t = useT('bookingAdmin');
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    put('q', String(new FormData(event.currentTarget).get('q') ?? '').trim());
  };
  return (
    <div className={css.filters}>
      <form className={css.search} role="search" onSubmit={search}>
        <TextField key={of} type="search" name="q" label={t('mails_search')} optional defaultValue={of} />
        <Button type="submit" kind="secondary">
          {t('mails_find')}
        </Button>
      </form>
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
