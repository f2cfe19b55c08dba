import { ChoiceGroup, RadioCard } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import type { NamedCode } from '../../shared/custom/use-code-tables.ts';
import css from './custom-travel.module.css';

interface CodeRadiosProps {
  readonly legend: string;
  readonly codes: readonly NamedCode[];
  /** What stands for none of them. */
  readonly open: string;
  readonly chosen: string;
  readonly onChange: (code: string) => void;
}

/** One of a code table's rows, or none of them in particular. */
export function CodeRadios({ legend, codes, open, chosen, onChange }: CodeRadiosProps): ReactNode {
  const name = useId();
  return (
    <ChoiceGroup legend={legend}>
      <div className={css.tiles}>
        {[{ code: '', name: open }, ...codes].map((row) => (
          <RadioCard
            key={row.code}
            className={css.radio}
            name={name}
            title={row.name}
            checked={chosen === row.code}
            onChange={() => onChange(row.code)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
