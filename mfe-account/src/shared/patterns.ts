/** Local part, @, domain, dot (spec §5). */
export const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value.trim());

/** Digits only (spec §5). */
export const isTel = (value: string): boolean => /^\d{6,15}$/.test(value.trim());
