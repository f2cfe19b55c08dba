import { nameSpellings } from '@narae/rules';

/** Searched by prefix; each has an index. */
type SearchedField = 'mem_id' | 'mem_email' | 'mem_tel' | 'mem_nm';

export interface SearchedPrefix {
  readonly field: SearchedField;
  readonly prefix: string;
}

const numberForm = /^MEM\d{1,10}$/i;
const telForm = /^\+?[\d\s().-]{4,}$/;

/** Stored with the country code, in older records as typed; Korea's where none is named. */
const telPrefixes = (typed: string): string[] => {
  const digits = typed.replace(/\D/g, '');
  return digits.startsWith('0') ? [digits, `82${digits.slice(1)}`] : [digits];
};

/** The prefixes that a typed text may stand for (ACCOUNT-35); null where nothing is searched. */
export const readMemberSearch = (typed = ''): readonly SearchedPrefix[] | null => {
  const text = typed.trim();
  if (text === '') return null;
  if (numberForm.test(text)) return [{ field: 'mem_id', prefix: text.toUpperCase() }];
  if (telForm.test(text)) return telPrefixes(text).map((prefix) => ({ field: 'mem_tel', prefix }));
  const email: SearchedPrefix = { field: 'mem_email', prefix: text.toLowerCase() };
  if (text.includes('@')) return [email];
  return [email, ...nameSpellings(text).map((prefix) => ({ field: 'mem_nm', prefix }) as const)];
};
