/** So that 100, 100.0 and 100.00 compare equal; null unless plain digits with at most two decimals. */
export const hundredths = (text: string): number | null => {
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) return null;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
};

/** Texts that are not amounts equal nothing. */
export const sameAmount = (a: string, b: string): boolean => {
  const left = hundredths(a);
  return left !== null && left === hundredths(b);
};

/** KRW without decimals, everything else with two. */
export const decimalAmount = (whole: number, currency: string): string =>
  currency === 'KRW' ? String(whole) : `${whole}.00`;
