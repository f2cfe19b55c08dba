import type { CallRow } from '../call-row.ts';
import { defineCall } from '../define-call.ts';
import { SecurityEventPage, SecurityQuestion } from '../entities/account/security-event.ts';

/** The newest lines first (ACCOUNT-42). */
export const defineSecurityLog = <Row extends CallRow>(row: Row) =>
  defineCall(row, {
    input: SecurityQuestion,
    output: SecurityEventPage,
    errors: ['day_order', 'network_invalid'],
  });
