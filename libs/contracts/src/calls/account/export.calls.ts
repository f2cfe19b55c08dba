import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MemberExport } from '../../entities/member-export.ts';
import { Id, Success } from '../../primitives.ts';
import * as rows from './export.rows.ts';
import { proof, proofErrors } from './proof.ts';

const whose = { mem_id: Id.optional() };

/** A copy of everything about a member (ACCOUNT-40). */
export const exportCalls = {
  /** The caller's export, if there is one. */
  exportStatus: defineCall(rows.exportStatus, {
    input: z.strictObject(whose),
    output: z.object({ export: MemberExport.nullable() }),
  }),
  /** Asks for one; it is made in the background, and the link is mailed. */
  exportRequest: defineCall(rows.exportRequest, {
    input: z.strictObject({ ...whose, ...proof }),
    output: Success,
    errors: [...proofErrors, 'export_running', 'export_unconfirmed'],
  }),
  /** The file, once, for the member it is about. */
  exportDownload: defineCall(rows.exportDownload, {
    input: z.strictObject({ token: z.string().regex(/^[\w.-]{20,100}$/) }),
    output: z.unknown(),
    errors: ['export_link_expired', 'rate_limited'],
  }),
};
