import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { TypedCustomWish } from '../../entities/custom-trip.ts';
import { Success } from '../../primitives.ts';
import * as rows from './custom-draft.rows.ts';
import { whose } from './shared.ts';

/** Requests for a custom trip that are still being written (CUSTOM-9). */
export const customDraftCalls = {
  /** What the caller has typed and not sent; no row where there is nothing. */
  customTravelTyped: defineCall(rows.customTravelTyped, {
    input: z.strictObject(whose),
    output: z.array(TypedCustomWish).max(1),
  }),
  /** Keeps what has been typed so far, complete or not; sends nothing. */
  customTravelDraft: defineCall(rows.customTravelDraft, {
    input: TypedCustomWish.extend(whose).strict(),
    output: Success,
    errors: ['rate_limited'],
  }),
};
