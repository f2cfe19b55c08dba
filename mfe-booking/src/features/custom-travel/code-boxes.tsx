import { Checkbox, ChoiceGroup } from '@narae/ui';
import type { ReactNode } from 'react';
import type { Problems } from '../../shared/people/use-problems.ts';
import type { NamedCode } from '../../shared/custom/use-code-tables.ts';
import css from './custom-travel.module.css';

interface CodeBoxesProps {
  readonly legend: string;
  /** As complaints name it. */
  readonly field: string;
  readonly problems: Problems;
  readonly codes: readonly NamedCode[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

/** Any number of a code table's rows. A complaint stands under them, and the focus goes to the first. */
export function CodeBoxes({ legend, field, problems, codes, chosen, onChange }: CodeBoxesProps): ReactNode {
  const { ref, error } = problems.wire(field);
  const toggle = (code: string, on: boolean): void => {
    problems.clear(field);
    // In the order of the table, however they were ticked.
    onChange(codes.map((row) => row.code).filter((row) => (row === code ? on : chosen.includes(row))));
  };
  return (
    <ChoiceGroup legend={legend} error={error}>
      <div className={css.tiles}>
        {codes.map(({ code, name }, at) => (
          <Checkbox
            key={code}
            ref={at === 0 ? ref : undefined}
            className={css.tile}
            label={name}
            checked={chosen.includes(code)}
            onChange={(event) => toggle(code, event.target.checked)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
