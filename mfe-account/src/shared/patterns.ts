import { isEmailAddress } from '@narae/contracts/email-pattern';

/** The address pattern the server checks too (PEOPLE-6). */
export const isEmail = (value: string): boolean => isEmailAddress(value.trim());
