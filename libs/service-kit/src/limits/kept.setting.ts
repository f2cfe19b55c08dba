import { z } from 'zod';
import { commaList } from '../server/comma-list.ts';
import { isKeptName, keptWith, ruledTable } from './kept.ts';
import { twiceIn } from './twice-in.ts';

const written = /^[1-9]\d{0,5}$/;

/** One change, such as `sessions=50`; a sentence where it is none. */
const changeOf = (text: string): readonly [string, number] | string => {
  const [name = '', value = ''] = text.split('=').map((part) => part.trim());
  const rule = Object.hasOwn(ruledTable, name) ? ruledTable[name]?.rule : undefined;
  if (rule !== undefined) return `"${name}" is set by the rule ${rule}`;
  if (!isKeptName(name)) return `nothing that is kept is called "${name}"`;
  if (!written.test(value)) return `"${text}" must be ${name}=amount, a whole number above zero`;
  return [name, Number(value)];
};

/**
 * What an operator changes of the table of what is kept at a time: `sessions=50, uploads=500`. Everything that is wrong is
 * said in one message.
 */
export const keptSetting = z
  .string()
  .default('')
  .transform((text, { issues }) => {
    const changes = commaList(text).map(changeOf);
    const wrong = changes.filter((change) => typeof change === 'string');
    const right = changes.filter((change) => typeof change !== 'string');
    const mistakes = [...wrong, ...twiceIn(right.map(([name]) => name))];
    if (mistakes.length > 0) issues.push({ code: 'custom', input: text, message: mistakes.join('; ') });
    return keptWith(Object.fromEntries(right));
  });
