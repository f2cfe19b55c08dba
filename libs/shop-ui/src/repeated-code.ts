import type { TelCountry } from '@narae/rules';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/**
 * The national digits of a number of the wire that holds its country's code twice (`82821012345678`); null where the
 * country has such a number, or where it is none without the second code either.
 */
export const withoutRepeatedCode = (tel: string, { region, code }: TelCountry): string | null => {
  const typed = tel.slice(code.length);
  const number = parsePhoneNumberFromString(typed, region as CountryCode);
  return number?.isValid() && number.nationalNumber.length < typed.length && typed.startsWith(code)
    ? number.nationalNumber
    : null;
};
