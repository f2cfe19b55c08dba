import { administratorCalls } from './administrators.calls.ts';
import { exportCalls } from './export.calls.ts';
import { joiningCalls } from './joining.calls.ts';
import { leavingCalls } from './leaving.calls.ts';
import { mailPreferenceCalls } from './mail-preferences.calls.ts';
import { memberAdminCalls } from './member-admin.calls.ts';
import { legacySignInCalls } from './legacy/sign-in.calls.ts';
import { myAccountCalls } from './my-account.calls.ts';
import { passkeyCalls } from './passkeys.calls.ts';
import { secondFactorCalls } from './second-factor.calls.ts';
import { sessionCalls } from './session.calls.ts';
import { providerCalls } from './social.calls.ts';
import { signInCalls } from './sign-in.calls.ts';

/** Every call that account answers. */
export const accountCalls = {
  ...signInCalls,
  ...sessionCalls,
  ...myAccountCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
  ...providerCalls,
  ...administratorCalls,
  ...joiningCalls,
  ...leavingCalls,
  ...memberAdminCalls,
  ...exportCalls,
  ...mailPreferenceCalls,
  ...legacySignInCalls,
};
