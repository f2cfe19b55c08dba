import { isPassportName, MAX_NAME_LENGTH } from '@narae/contracts/passport-fields';
import { useT } from '@narae/shell-sdk';
import { TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import type { Problems } from './use-problems.ts';

interface NameFieldProps {
  /** As complaints name it. */
  readonly field: string;
  readonly problems: Problems;
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** The member's own name, which the browser may know. */
  readonly own: boolean;
}

/** A name as in the passport (ORDER-11); other letters are reported while typing. */
export function NameField({ field, problems, value, onChange, own }: NameFieldProps): ReactNode {
  const t = useT(namespace);
  const errors = useT('errors');
  const { error, ...wiring } = problems.wire(field);
  const letters = value.trim() && !isPassportName(value) ? errors('traveller_name_passport') : undefined;
  return (
    <TextField
      {...wiring}
      error={error ?? letters}
      label={t('name')}
      hint={t('name_hint')}
      autoComplete={own ? 'name' : 'off'}
      autoCapitalize="characters"
      maxLength={MAX_NAME_LENGTH}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
