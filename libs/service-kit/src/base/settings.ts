import { z } from 'zod';

export const commaList = (value = ''): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** What a setting may not be where real people pay: a sentence that says what is wrong, or nothing. */
export type ProductionRule = (value: string | undefined) => string | undefined;
export type ProductionRules = Readonly<Record<string, ProductionRule>>;

export const isProduction = ({ NODE_ENV }: Record<string, string | undefined>): boolean =>
  NODE_ENV === 'production';

export const overHttps: ProductionRule = (value) =>
  commaList(value).every((address) => address.startsWith('https://'))
    ? undefined
    : 'must be https in production';

/** Secrets that are printed in this repository, and so known to its readers. */
export const unpublished =
  (...published: readonly string[]): ProductionRule =>
  (value) =>
    value !== undefined && published.includes(value.toLowerCase())
      ? 'must not be the published one in production; make one of your own'
      : undefined;

export const switchedOff: ProductionRule = (value) =>
  z.stringbool().safeParse(value).data === true ? 'must be off in production' : undefined;

export const switchedOn: ProductionRule = (value) =>
  value === 'off' ? 'must be on in production' : undefined;

/** Where shoppers see the site. Without https the session's cookies would not be Secure. */
export const publicOverHttps: ProductionRule = (value) => {
  if (commaList(value).length === 0) return 'is missing';
  return overHttps(value) && 'must be https in production, or the cookies of sessions are not Secure';
};
