import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MAX_COMPANIONS } from '../../entities/companion-limits.ts';
import { Companion, CompanionForm } from '../../entities/companion.ts';
import { Id, Success } from '../../primitives.ts';
import * as rows from './companions.rows.ts';
import { whose } from './shared.ts';

/** People a member saved for later orders (ORDER-19). */
export const companionCalls = {
  /** Everybody the caller saved, by name. */
  companions: defineCall(rows.companions, {
    input: z.strictObject(whose),
    output: z.array(Companion).max(MAX_COMPANIONS),
  }),
  /** Adds a person or changes one. Somebody of the same name and day of birth is changed and not added twice. */
  companionSave: defineCall(rows.companionSave, {
    input: CompanionForm.extend(whose).strict(),
    output: Success.extend({ companion_id: Id }),
    errors: [
      'companion_birth_input',
      'companion_not_found',
      'companion_twice',
      'companions_most',
      'passport_expiry_form',
      'rate_limited',
      'traveller_name_input',
      'traveller_name_passport',
      'traveller_passport_no',
      'traveller_visa_no',
      'version_conflict',
    ],
  }),
  /** Deletes a person at once; one that is gone already is no error. */
  companionDelete: defineCall(rows.companionDelete, {
    input: z.strictObject({ companion_id: Id, ...whose }),
    output: Success,
    errors: ['version_conflict'],
  }),
};
