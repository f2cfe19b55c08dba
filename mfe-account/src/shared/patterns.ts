import { emailPattern } from '@narae/contracts/email-pattern';

/** The address pattern the server checks too (spec §5). */
export const isEmail = (value: string): boolean => emailPattern.test(value.trim());

/** Digits only (spec §5). */
export const isTel = (value: string): boolean => /^\d{6,15}$/.test(value.trim());
