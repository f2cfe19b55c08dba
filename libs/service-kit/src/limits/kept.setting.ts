import { changesSetting } from './changes-setting.ts';
import { isKeptName, keptWith, ruledTable } from './kept.ts';

const written = /^[1-9]\d{0,5}$/;

/** What an operator changes of the table of what is kept at a time: `sessions=50, uploads=500`. */
export const keptSetting = changesSetting((name, value, text) => {
  const rule = Object.hasOwn(ruledTable, name) ? ruledTable[name]?.rule : undefined;
  if (rule !== undefined) return `"${name}" is set by the rule ${rule}`;
  if (!isKeptName(name)) return `nothing that is kept is called "${name}"`;
  if (!written.test(value)) return `"${text}" must be ${name}=amount, a whole number above zero`;
  return { change: Number(value) };
}, keptWith);
