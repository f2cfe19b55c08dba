import { changesSetting } from './changes-setting.ts';
import { isLimitName, limitsWith, type LimitChange } from './limits.ts';

const written = /^(?<amount>[1-9]\d{0,8})(?:\/(?<seconds>[1-9]\d{0,6}))?$/;

/**
 * What an operator changes of the table of limits: `pages=1200, password=8/3600`, amounts and, after a slash, the
 * seconds of the window.
 */
export const limitsSetting = changesSetting<LimitChange, ReturnType<typeof limitsWith>>(
  (name, value, text) => {
    if (!isLimitName(name)) return `there is no limit "${name}"`;
    const { amount, seconds } = written.exec(value)?.groups ?? {};
    if (amount === undefined)
      return `"${text}" must be ${name}=amount or ${name}=amount/seconds, whole numbers above zero`;
    return { change: { amount: Number(amount), ...(seconds && { seconds: Number(seconds) }) } };
  },
  limitsWith,
);
