import { Secret, TOTP } from 'otpauth';
import { demoSecret } from './demo-accounts.ts';

/** How long a code of an authenticator app is shown, in milliseconds. */
export const CODE_STEP_MS = 30_000;

/** The code that an authenticator app with this secret shows. @param at milliseconds since 1970 */
export const codeOf = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: CODE_STEP_MS / 1000 }).generate({
    timestamp: at,
  });

/** The code of a demo administrator's app. @param at milliseconds since 1970 */
export const demoCode = (at: number): string => codeOf(demoSecret, at);
