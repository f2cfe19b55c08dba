import { useT, useTelHome } from '@narae/shell-sdk';
import { TelField } from '@narae/shop-ui';
import { TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../texts.ts';
import type { TextWiring } from './use-text-form.ts';

interface PersonFieldsProps {
  readonly name: TextWiring;
  readonly tel: TextWiring;
}

/** Name and telephone, as joining and finding ask for them (ACCOUNT-3, ACCOUNT-7). */
export function PersonFields({ name, tel }: PersonFieldsProps): ReactNode {
  const t = useT(namespace);
  return (
    <>
      <TextField {...name} label={t('name')} autoComplete="name" maxLength={80} />
      <TelField
        {...tel}
        {...useTelHome()}
        value={tel.value ?? ''}
        label={t('tel')}
        onChange={(value) => tel.onChange({ target: { value } })}
      />
    </>
  );
}
