import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODE_LENGTH } from '@narae/contracts';

const codesMade = 10;
/** Base32 in lower case: nothing in it looks like something else. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

const newCode = (): string =>
  Array.from({ length: RECOVERY_CODE_LENGTH }, () => letters[randomInt(letters.length)]).join('');

/** Ten new codes of 50 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codesMade }, newCode);

/** As they are shown and written down: two groups of five. */
export const written = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** What is stored of a recovery code. */
export const hashRecoveryCode = (code: string, key: Buffer): string =>
  createHmac('sha256', key).update(code).digest('base64url');
