/** Of a number in threes with decimals, and more. */
const LONGEST = 18;
/** Digits alone or in threes, then at most two decimals; the mark between threes is no decimal mark. */
const amountForm = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2}|\d{1,3}(?:\.\d{3}){1,2})(?:[.,](\d{1,2}))?$/;

/**
 * A typed amount in whole units, rounded as shown prices are; also in full-width digits, with the currency beside it.
 * @returns undefined for an empty field, null for what is no amount
 */
export const typedAmount = (typed: string): number | undefined | null => {
  const text = typed.normalize('NFKC').replaceAll(/[\s\p{Sc}]/gu, '');
  if (text === '') return undefined;
  const [, whole, decimals = '0'] = (text.length <= LONGEST && amountForm.exec(text)) || [];
  return whole === undefined ? null : Math.round(Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`));
};
