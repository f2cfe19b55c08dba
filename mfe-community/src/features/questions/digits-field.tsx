import { TextField, type TextFieldProps } from '@narae/ui';
import type { ReactNode } from 'react';

/** What is wrong with the password of a secret question, by message (COMMUNITY-5). */
export const digitsProblem = (digits: string): 'qna_password_length' | 'qna_password_number' | undefined => {
  if (/\D/.test(digits)) return 'qna_password_number';
  return digits.length === 4 ? undefined : 'qna_password_length';
};

/** Hidden digits that no browser offers to keep. */
export function DigitsField(props: TextFieldProps): ReactNode {
  return (
    <TextField {...props} type="password" inputMode="numeric" maxLength={4} autoComplete="one-time-code" />
  );
}
