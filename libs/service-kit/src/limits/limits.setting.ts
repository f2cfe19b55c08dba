import { z } from 'zod';
import { commaList } from '../server/comma-list.ts';
import { isLimitName, limitsWith, type LimitChange } from './limits.ts';
import { twiceIn } from './twice-in.ts';

const written = /^(?<amount>[1-9]\d{0,8})(?:\/(?<seconds>[1-9]\d{0,6}))?$/;

/** One change, such as `pages=1200` or `pages=1200/60`; a sentence where it is none. */
const changeOf = (text: string): readonly [string, LimitChange] | string => {
  const [name = '', value = ''] = text.split('=').map((part) => part.trim());
  if (!isLimitName(name)) return `there is no limit "${name}"`;
  const { amount, seconds } = written.exec(value)?.groups ?? {};
  if (amount === undefined)
    return `"${text}" must be ${name}=amount or ${name}=amount/seconds, whole numbers above zero`;
  return [name, { amount: Number(amount), ...(seconds && { seconds: Number(seconds) }) }];
};

/**
 * What an operator changes of the table of limits: `pages=1200, password=8/3600`, amounts and, after a slash, the
 * seconds of the window. Everything that is wrong is said in one message.
 */
export const limitsSetting = z
  .string()
  .default('')
  .transform((text, { issues }) => {
    const changes = commaList(text).map(changeOf);
    const wrong = changes.filter((change) => typeof change === 'string');
    const right = changes.filter((change) => typeof change !== 'string');
    const mistakes = [...wrong, ...twiceIn(right.map(([name]) => name))];
    if (mistakes.length > 0) issues.push({ code: 'custom', input: text, message: mistakes.join('; ') });
    return limitsWith(Object.fromEntries(right));
  });
