import { rejectionKind } from './rejections.ts';

const entering = { secondFactorNeeded: true };
const inside = { secondFactorNeeded: false };

it.each([
  ['common_login_email_password_fail', 401, 'public', null, 'sign-in-failed'],
  ['passkey_invalid', 401, 'public', null, 'sign-in-failed'],
  ['member_locked', 403, 'public', null, 'sign-in-failed'],
  ['second_factor_code_wrong', 401, 'member', entering, 'second-factor-failed'],
  ['second_factor_code_wrong', 401, 'member', inside, 'confirmation-failed'],
  ['password_wrong', 401, 'member', inside, 'confirmation-failed'],
  ['password_locked', 429, 'public', null, 'limit-reached'],
  ['rate_limited', 429, 'member', inside, 'limit-reached'],
  ['not_own', 403, 'own', inside, 'call-rejected'],
  ['origin_refused', 403, 'public', null, 'call-rejected'],
  ['admin_only', 403, 'admin', inside, 'call-rejected'],
  ['role_needed_owner', 403, 'admin', inside, 'call-rejected'],
  ['second_factor_needed', 403, 'admin', entering, 'call-rejected'],
  ['login_required', 401, 'admin', null, 'call-rejected'],
  ['token_expired', 401, 'admin', null, null],
  ['confirm_needed', 403, 'admin', inside, null],
  ['login_required', 401, 'member', null, null],
  ['member_not_found', 404, 'admin', inside, null],
  ['prove_again', 403, 'member', inside, null],
] as const)('%s (%i) of a call for %s', (key, status, access, user, kind) => {
  expect(rejectionKind({ key, status }, access, user)).toBe(kind);
});
