import { z } from 'zod';
import { isUploadPath, type Access, type CallRow } from './call-row.ts';
import type { CallContract } from './define-call.ts';
import type { ErrorKey } from './error-keys.ts';
import { schemaErrors } from './schema-errors.ts';

export const commonErrors = [
  'invalid_value',
  'unknown_field',
  'invalid_body',
  'body_too_large',
  'origin_refused',
  'session_changed',
  'service_unavailable',
  'internal_fail',
] as const satisfies readonly ErrorKey[];

const signedOut = ['login_required', 'token_expired'] as const satisfies readonly ErrorKey[];

/** What a call may be answered with because of who may use it. */
const accessErrors: Readonly<Record<Access, readonly ErrorKey[]>> = {
  public: ['rate_limited'],
  provider: [],
  member: signedOut,
  own: [...signedOut, 'not_own'],
  admin: [...signedOut, 'admin_only', 'second_factor_needed'],
};

/** What an administrator of another role is answered; nothing where any role will do. */
const roleErrors = ({ role }: Pick<CallRow, 'role'>): readonly ErrorKey[] =>
  role === undefined || role === 'any' ? [] : [`role_needed_${role}`];

/** What an administrator is answered who has not shown the second factor a moment ago (ACCOUNT-43). */
const confirmErrors = ({ confirm }: Pick<CallRow, 'confirm'>): readonly ErrorKey[] =>
  confirm ? ['confirm_needed'] : [];

/** Whether a call changes something: it says so in `msg`, which lists and details do not have (CALL-2). */
const isWrite = ({ output }: Pick<CallContract, 'output'>): boolean =>
  output instanceof z.ZodObject && 'msg' in output.shape;

/** A repeated write of a member, or a repeated joining, with the same key gets the first answer (CALL-5). */
export const takesIdempotencyKey = (
  call: Pick<CallContract, 'method' | 'access' | 'path' | 'output'>,
): boolean =>
  call.method === 'POST' && call.access !== 'provider' && !isUploadPath(call.path) && isWrite(call);

/** Every error a call may be answered with: its own, those its input names, those of its access, and the common ones. */
export const errorsOf = (contract: CallContract): readonly ErrorKey[] => [
  ...new Set<ErrorKey>([
    ...contract.errors,
    ...schemaErrors(contract.input),
    ...accessErrors[contract.access],
    ...(contract.visitorError ? [contract.visitorError] : []),
    ...roleErrors(contract),
    ...confirmErrors(contract),
    ...(takesIdempotencyKey(contract) ? (['idempotency_conflict', 'idempotency_running'] as const) : []),
    ...commonErrors,
  ]),
];
