import { z } from 'zod';
import { commaList } from '../base/comma-list.ts';

/**
 * A setting by which an operator changes rows of a table: `name=value, name=value`. Everything that is wrong is said in one message.
 * @param changeOf what a value makes of the row of that name, and how it is written; a sentence where there is no such row, or the
 *   value is none
 * @param tableWith the table with the changes
 */
export const changesSetting = <Change, Table>(
  changeOf: (name: string, value: string, text: string) => { readonly change: Change } | string,
  tableWith: (changes: Readonly<Record<string, Change>>) => Table,
) =>
  z
    .string()
    .default('')
    .transform((text, { issues }) => {
      const changes = new Map<string, Change>();
      const wrong: string[] = [];
      const twice: string[] = [];
      for (const one of commaList(text)) {
        const [name = '', value = ''] = one.split('=').map((part) => part.trim());
        const made = changeOf(name, value, one);
        if (typeof made === 'string') wrong.push(made);
        else if (changes.has(name)) twice.push(`"${name}" stands twice`);
        else changes.set(name, made.change);
      }
      const mistakes = [...wrong, ...twice];
      if (mistakes.length > 0) issues.push({ code: 'custom', input: text, message: mistakes.join('; ') });
      return tableWith(Object.fromEntries(changes));
    });
