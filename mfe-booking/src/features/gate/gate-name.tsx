import { gateLimits } from '@narae/contracts/gate-limits';
import { useT } from '@narae/shell-sdk';
import { TextField } from '@narae/ui';
import type { ReactNode } from 'react';

interface GateNameProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** What other gates read of this one, next to "checked in already". */
export function GateName({ name, onName }: GateNameProps): ReactNode {
  const t = useT('bookingGate');
  return (
    <TextField
      label={t('gate_name')}
      hint={t('gate_name_hint')}
      value={name}
      placeholder={t('gate_default')}
      maxLength={gateLimits.name}
      onChange={(event) => onName(event.target.value.replaceAll(/[<>]/g, ''))}
    />
  );
}
