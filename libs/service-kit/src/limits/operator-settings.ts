import { z } from 'zod';
import { commaList } from '../base/settings.ts';
import { isLimitName, type LimitChange, limitsWith } from './limits.ts';
import { isKeptName, keptWith, ruledTable } from './kept-amounts.ts';

/**
 * A setting by which an operator changes rows of a table: `name=value, name=value`. One message tells all
 * mistakes.
 * @param changeOf answers the change of a row, or a sentence that says what is wrong
 * @param tableWith makes the table with the changes
 */
const changesSetting = <Change, Table>(
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
      for (const item of commaList(text)) {
        const [name = '', value = ''] = item.split('=').map((part) => part.trim());
        const made = changeOf(name, value, item);
        if (typeof made === 'string') wrong.push(made);
        else if (changes.has(name)) twice.push(`"${name}" stands twice`);
        else changes.set(name, made.change);
      }
      const mistakes = [...wrong, ...twice];
      if (mistakes.length > 0) issues.push({ code: 'custom', input: text, message: mistakes.join('; ') });
      return tableWith(Object.fromEntries(changes));
    });

const limitPattern = /^(?<amount>[1-9]\d{0,8})(?:\/(?<seconds>[1-9]\d{0,6}))?$/;

/** Changes of limits: `pages=1200, password=8/3600`, the amount and the seconds of the window. */
export const limitsSetting = changesSetting<LimitChange, ReturnType<typeof limitsWith>>(
  (name, value, text) => {
    if (!isLimitName(name)) return `there is no limit "${name}"`;
    const { amount, seconds } = limitPattern.exec(value)?.groups ?? {};
    if (amount === undefined)
      return `"${text}" must be ${name}=amount or ${name}=amount/seconds, whole numbers above zero`;
    return { change: { amount: Number(amount), ...(seconds && { seconds: Number(seconds) }) } };
  },
  limitsWith,
);

const amountPattern = /^[1-9]\d{0,5}$/;

/** Changes of what is kept at a time: `sessions=50, uploads=500`. */
export const keptSetting = changesSetting((name, value, text) => {
  const rule = Object.hasOwn(ruledTable, name) ? ruledTable[name]?.rule : undefined;
  if (rule !== undefined) return `"${name}" is set by the rule ${rule}`;
  if (!isKeptName(name)) return `nothing that is kept is called "${name}"`;
  if (!amountPattern.test(value)) return `"${text}" must be ${name}=amount, a whole number above zero`;
  return { change: Number(value) };
}, keptWith);
