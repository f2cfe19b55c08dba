import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { CompanyType, SessionUser } from '../../entities/member.ts';
import { Success } from '../../primitives.ts';
import * as rows from './session.rows.ts';

const session = z.object({ user: SessionUser.nullable() });

/** The life of a session after signing in, and the count of visits. */
export const sessionCalls = {
  session: defineCall(rows.session, {
    input: z.strictObject({}),
    output: session,
    errors: ['token_expired'],
  }),
  /** Name and telephone of the caller, for forms that offer them; neither is kept in the browser (ACCOUNT-18). */
  myContact: defineCall(rows.myContact, {
    input: z.strictObject({}),
    output: z.object({ mem_nm: z.string(), mem_tel: z.string() }),
  }),
  refresh: defineCall(rows.refresh, {
    input: z.strictObject({}),
    output: session,
    errors: ['login_required'],
  }),
  logout: defineCall(rows.logout, { input: z.strictObject({}), output: Success }),
  monitorHistory: defineCall(rows.monitorHistory, {
    input: z.strictObject({
      os_type: z.string().max(20),
      locale: z.string().max(20),
      company_type: CompanyType,
    }),
    output: Success,
  }),
};
