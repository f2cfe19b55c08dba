import { preparedSigns } from '@narae/contracts/prepared-text';
import { telPattern } from '@narae/contracts/tel-pattern';
import { telCountryRows } from './tel-countries.ts';

export interface TelCountry {
  readonly region: string;
  /** Calling code without a plus: `82`. */
  readonly code: string;
  /** Stands before a number inside the country only: `0`; may be empty. */
  readonly trunk: string;
  /** How many digits a number has without either. */
  readonly lengths: readonly number[];
}

let cached: readonly TelCountry[] | undefined;

/** Every country with telephone numbers; the main country of a shared code comes first. */
export const telCountries = (): readonly TelCountry[] =>
  (cached ??= telCountryRows
    .trim()
    .split(/\s+/)
    .map((row) => {
      const [region = '', code = '', trunk = '', lengths = ''] = row.split(':');
      return { region, code, trunk, lengths: lengths.split(',').map(Number) };
    }));

export const telCountry = (region: string): TelCountry =>
  telCountries().find((country) => country.region === region) ?? telCountry('KR');

/** Whether a text is a telephone number as the wire has it (PEOPLE-6). */
export const isTel = (value: string): boolean => telPattern.test(preparedSigns(value));

/** Digits and typed signs without blanks, brackets and strokes. */
const bare = (typed: string): string => preparedSigns(typed).replace(/[\s().\-·/]/g, '');

/** No calling code begins with another one. `preferred` decides between countries that share one. */
const countryOf = (digits: string, preferred: TelCountry): TelCountry | undefined =>
  [preferred, ...telCountries()].find(({ code }) => digits.startsWith(code));

const withoutTrunk = (national: string, { trunk, lengths }: TelCountry): string =>
  trunk && national.startsWith(trunk) && lengths.includes(national.length - trunk.length)
    ? national.slice(trunk.length)
    : national;

export interface TypedTel {
  readonly country: TelCountry;
  readonly national: string;
}

/** Reads a number with + or 00, which names its own country in any country's field; null without that beginning. */
export const internationalTel = (typed: string, preferred: TelCountry): TypedTel | null => {
  const digits = /^(?:\+|00)(\d*)/.exec(bare(typed))?.[1];
  const country = digits && countryOf(digits, preferred);
  if (!country) return null;
  return { country, national: withoutTrunk(digits.slice(country.code.length), country) };
};

/** What a country's field holds, for the wire; empty when nothing was typed. What is not a number stays none. */
export const wireTel = (typed: string, country: TelCountry): string => {
  const abroad = internationalTel(typed, country);
  if (abroad) return `${abroad.country.code}${abroad.national}`;
  const national = withoutTrunk(bare(typed), country);
  return national && `${country.code}${national}`;
};

/**
 * Whether a number of the wire may hold its country's code twice, which the lengths of the country's numbers allow but
 * do not prove (PEOPLE-6): typed beside a chosen code, `82 10-1234-5678` is as long as some Korean numbers are.
 */
export const mayRepeatCode = (tel: string, country: TelCountry): boolean => {
  const national = tel.slice(country.code.length);
  const rest = withoutTrunk(national.slice(country.code.length), country);
  return tel.startsWith(country.code.repeat(2)) && isTel(tel) && country.lengths.includes(rest.length);
};

/** A number without a code, from before there were codes, is the preferred country's. */
export const typedTel = (tel: string, preferred: TelCountry): TypedTel => {
  const country = tel.startsWith('0') ? undefined : countryOf(tel, preferred);
  return country
    ? { country, national: tel.slice(country.code.length) }
    : { country: preferred, national: tel };
};

/** A number of the wire for people to read: `+82 1012345678`; one without a code as it is. */
export const shownTel = (tel: string): string => {
  const country = isTel(tel) && !tel.startsWith('0') && countryOf(tel, telCountry('US'));
  return country ? `+${country.code} ${tel.slice(country.code.length)}` : tel;
};

/** A number as it may have been stored: with its code, or as dialled inside the country (ACCOUNT-7). */
export const storedTels = (tel: string): string[] => {
  const sharing = telCountries().filter(({ code }) => tel.startsWith(code));
  const local = sharing.flatMap(({ code, trunk }) => {
    const national = tel.slice(code.length);
    return [national, `${trunk}${national}`];
  });
  return [...new Set([tel, ...local])].filter(isTel);
};
