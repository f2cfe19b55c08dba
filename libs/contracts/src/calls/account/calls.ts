import { administratorCalls, memberAdminCalls } from './member-admin.calls.ts';
import { exportCalls, joiningCalls, leavingCalls } from './leaving.calls.ts';
import { mailPreferenceCalls, myAccountCalls } from './my-account.calls.ts';
import { legacySignInCalls, providerCalls, signInCalls } from './sign-in.calls.ts';
import { passkeyCalls, secondFactorCalls, sessionCalls } from './session.calls.ts';

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
