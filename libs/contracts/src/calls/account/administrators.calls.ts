import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import * as rows from './administrators.rows.ts';

/** Who runs the shop, for those who do. */
export const administratorCalls = {
  /** The names of the administrators, so that their colleagues see who has written what. */
  administrators: defineCall(rows.administrators, {
    input: z.strictObject({}),
    output: z.array(z.object({ mem_id: z.string(), mem_nm: z.string() })),
  }),
};
