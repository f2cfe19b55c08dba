const LONGEST = 9;
/** Digits alone or in threes, then at most two decimals; the mark between threes is no decimal mark. */
const amountForm = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2}|\d{1,3}(?:\.\d{3}){1,2})(?:[.,]\d{1,2})?$/;

/**
 * A typed amount in whole units, rounded as shown prices are; also in full-width digits, with the currency beside it.
 * @returns undefined for an empty field, null for what is no amount
 */
export const typedAmount = (typed: string): number | undefined | null => {
  const text = typed.normalize('NFKC').replaceAll(/[\s\p{Sc}]/gu, '');
  if (text === '') return undefined;
  if (text.length > 2 * LONGEST || !amountForm.test(text)) return null;
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return Math.round(Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals || 0}`));
};
