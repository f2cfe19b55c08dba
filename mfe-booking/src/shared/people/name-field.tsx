import { isBlank } from '@narae/contracts/prepared-text';
import { isPassportName, MAX_NAME_LENGTH } from '@narae/contracts/passport-fields';
import { useT } from '@narae/shell-sdk';
import { TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import type { PeopleForm } from './use-kept-form.ts';

interface NameFieldProps {
  readonly wired: ReturnType<PeopleForm['text']>;
  /** The member's own name, which the browser may know. */
  readonly own: boolean;
}

/** A name as in the passport (ORDER-11); other letters are reported while typing. */
export function NameField({ wired, own }: NameFieldProps): ReactNode {
  const t = useT(namespace);
  const errors = useT('errors');
  const { error, value } = wired;
  const letters = !isBlank(value) && !isPassportName(value) ? errors('traveller_name_passport') : undefined;
  return (
    <TextField
      {...wired}
      error={error ?? letters}
      label={t('name')}
      hint={t('name_hint')}
      autoComplete={own ? 'name' : 'off'}
      autoCapitalize="characters"
      maxLength={MAX_NAME_LENGTH}
    />
  );
}
